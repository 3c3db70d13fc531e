import { keptForm } from '../../lib/kept-form.ts'
import type { ScheduleForm } from './schedule-form.ts'

/** Of a schedule that is made, changed or duplicated. */
export const useKeptForm = keptForm<ScheduleForm>()
