/** The sign-in form in states that the server alone decides. */
import { expect, test } from '@jest/globals'
import { click, eventually, typeInto } from '../builders/act.ts'
import { named, waitForText } from '../builders/browser.ts'
import { Refusal, startMockedApp } from '../builders/mocked-app.ts'

const app = startMockedApp()
const nobody = new Refusal(401, 'Please sign in.', { mustLogin: true })

test('a refused sign-in says why beside the form and keeps the address that was typed', async () => {
  const page = await app.open('/login', { 'GET /me': nobody, 'POST /auth/login': new Refusal(401, 'The email address or the password is wrong.') })
  await typeInto(page, 'input[name=email]', 'ada@leith.example')
  await typeInto(page, 'input[name=password]', 'kettle crane river')
  await click(page, named('button', 'Sign in'))
  await waitForText(page, 'The email address or the password is wrong.')
  expect(app.asked('POST /auth/login').map(({ body }) => body)).toEqual([{ email: 'ada@leith.example', password: 'kettle crane river' }])
  await eventually(
    () => page.$eval('input[name=email]', (input) => input instanceof HTMLInputElement && input.value),
    (value) => expect(value).toBe('ada@leith.example'),
  )
})

test('a form without an address asks for it and sends nothing', async () => {
  const page = await app.open('/login', { 'GET /me': nobody })
  await click(page, named('button', 'Sign in'))
  await waitForText(page, 'Please enter a valid email address.')
  expect(app.asked('POST /auth/login')).toEqual([])
})
