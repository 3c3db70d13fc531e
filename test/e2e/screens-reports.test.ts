import { walkArea } from './walk-ways.ts'

walkArea('reports')
