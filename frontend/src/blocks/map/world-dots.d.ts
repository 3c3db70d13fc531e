declare module 'virtual:world-dots' {
  const dots: import('./dots.vite.ts').WorldDots
  export default dots
}
