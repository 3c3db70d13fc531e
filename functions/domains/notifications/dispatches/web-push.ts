/** To each browser that somebody allowed; who has allowed none, or none any more, is told elsewhere. */
import { pushMessage } from '../../../../shared/notifications/push.ts'
import { BrowserGone, pushToBrowser } from '../channels/push-to-browser.ts'
import { listBrowsers, removeBrowser, subscriptionOf } from '../store/browsers.ts'
import { NotTaken, nowhere, type Sender } from './sender.ts'

export const sendToBrowsers: Sender = async ({ id, events: [{ told }], account, user, reached, reach }) => {
  const person = { accountId: account.id, userId: user.id }
  const browsers = await listBrowsers(person)
  if (browsers.length === 0) return null
  const message = pushMessage({ title: told.label, sentence: told.message, link: told.leads_to, tag: id })
  const left = browsers.filter((one) => !reached.includes(one.id)).map((one) => ({ id: one.id, subscription: subscriptionOf(person, one) }))
  return async () => {
    let failure: unknown
    let count = browsers.length - left.length
    for (const browser of left) {
      try {
        await pushToBrowser(browser.subscription, message)
        count += 1
        await reach(browser.id)
      } catch (error) {
        if (error instanceof BrowserGone) await removeBrowser(person, browser.id)
        // one that surely has nothing must not hide that another may have it
        else if (failure === undefined || failure instanceof NotTaken) failure = error
      }
    }
    if (failure !== undefined) throw failure
    return count === 0 ? nowhere : undefined
  }
}
