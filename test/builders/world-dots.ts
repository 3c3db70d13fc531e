import { worldDots } from '../../frontend/src/blocks/map/dots.vite.ts'

/** The dots of the world map, which the bundler makes for the screens. */
export default worldDots()
