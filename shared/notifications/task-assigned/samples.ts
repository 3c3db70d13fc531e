import { samplesOf } from '../samples.ts'
import { taskAssigned } from './definition.ts'

export const samples = samplesOf(taskAssigned, {
  typical: { task_gid: 'task-9', task: 'Answer the Leith reviews', by: 'Isla Murray' },
})
