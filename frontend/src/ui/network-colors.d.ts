declare module 'virtual:network-colors.css'
