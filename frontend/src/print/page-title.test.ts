import { expect, test } from '@jest/globals'
import { listed, titleOf, titleRoom } from './page-title.ts'

test('a page is named by its topics; one more comma keeps names apart that have an "and" of their own', () => {
  expect(listed(['Audience'])).toBe('Audience')
  expect(listed(['ROAS', 'Spend by network', 'CPA'])).toBe('ROAS, spend by network and CPA')
  expect(listed(['Reactions', 'Views and clicks', 'Posts by type'])).toBe('Reactions, views and clicks, and posts by type')
})

test('the "and" of the last name ends the list, and a name that only stands alone becomes a noun', () => {
  expect(listed(['Amount spent', 'CTR and CPC'])).toBe('Amount spent, CTR and CPC')
  expect(listed(['Follower growth', 'Post types', 'By network'])).toBe('Follower growth, post types and networks')
  expect(listed(['By type', 'Response times'])).toBe('Types and response times')
  expect(listed(['By network'])).toBe('By network')
})

test('a title names as many topics as fit on its line, and says that there are more', () => {
  expect(titleOf(['One', 'Two', 'Three', 'Four'])).toBe('One, two, three and more')
  expect(titleOf(['Tasks by status', 'Tasks by assignee', 'Tasks by priority'])).toBe('Tasks by status, tasks by assignee and more')
  const beside = ['Tasks by status', 'Tasks by assignee', 'Tasks by type', 'Tasks by priority']
  expect(titleOf(beside, titleRoom.rail)).toBe('Tasks by status, tasks by assignee, tasks by type and tasks by priority')
})
