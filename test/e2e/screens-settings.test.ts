import { walkArea } from './walk-ways.ts'

walkArea('settings')
