// Runs before the first paint, so a chosen theme never flashes; a file of its own because the page allows no inline scripts.
try {
  document.documentElement.dataset.theme = localStorage.getItem('almanac-theme') || 'auto'
} catch {}
