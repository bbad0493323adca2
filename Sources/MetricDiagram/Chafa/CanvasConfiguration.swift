internal import CChafa

/// How chafa makes cells of pixels.
@safe struct CanvasConfiguration: ~Copyable {
  let handle: OpaquePointer

  /// A canvas of so many cells.
  ///
  /// The corresponding C function is `chafa_canvas_config_new`, which never fails.
  init(columns: Int, rows: Int, cellWidth: Int, cellHeight: Int) {
    unsafe handle = chafa_canvas_config_new()
    unsafe chafa_canvas_config_set_geometry(handle, Int32(columns), Int32(rows))
    unsafe chafa_canvas_config_set_cell_geometry(handle, Int32(cellWidth), Int32(cellHeight))
    // Flat colours and sharp edges are to stay what they are.
    unsafe chafa_canvas_config_set_preprocessing_enabled(handle, 0)
    unsafe chafa_canvas_config_set_dither_mode(handle, CHAFA_DITHER_MODE_NONE)
    unsafe chafa_canvas_config_set_work_factor(handle, 1)
  }

  deinit {
    unsafe chafa_canvas_config_unref(handle)
  }

  func setColors(_ mode: ChafaCanvasMode) {
    unsafe chafa_canvas_config_set_canvas_mode(handle, mode)
    unsafe chafa_canvas_config_set_fg_color(handle, 0xFFFFFF)
    unsafe chafa_canvas_config_set_bg_color(handle, 0)
  }

  /// Sets what cells are made of.
  ///
  /// The corresponding C function is `chafa_canvas_config_set_symbol_map`, which copies the map.
  func setSymbols(_ tags: Int32) {
    guard let map = unsafe chafa_symbol_map_new() else { return }
    unsafe chafa_symbol_map_add_by_tags(map, ChafaSymbolTags(rawValue: tags))
    unsafe chafa_canvas_config_set_symbol_map(handle, map)
    unsafe chafa_symbol_map_unref(map)
  }
}
