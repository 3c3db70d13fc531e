/** What a script adds to the public pages; each of them can be read and used without it. */
import { offerForm } from './offer-form.ts'
import { showOwnPlan } from './own-plan.ts'

const menus = [...document.querySelectorAll<HTMLDetailsElement>('[data-menu]')]
const burger = document.querySelector<HTMLDetailsElement>('[data-burger]')

function closeMenus(but?: HTMLDetailsElement): void {
  for (const menu of menus) if (menu !== but) menu.open = false
}

/** A mouse that rests over a menu opens it; a finger presses. */
for (const menu of menus) {
  const opener = menu.querySelector('summary')
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    closeMenus(menu)
    menu.open = true
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !menu.contains(document.activeElement)) menu.open = false
  })
  // it is open already when the mouse that rests on it presses
  opener?.addEventListener('click', (event) => {
    if (event.pointerType === 'mouse' && menu.open) event.preventDefault()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
  })
}

document.addEventListener('click', ({ target }) => {
  if (target instanceof Node && !menus.some((menu) => menu.contains(target))) closeMenus()
  // a link to a part of this page leads below the open sheet
  if (target instanceof Element && burger && target.closest('a')) burger.open = false
})

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  const open = menus.find((menu) => menu.open) ?? (burger?.open ? burger : undefined)
  if (!open) return
  open.open = false
  open.querySelector('summary')?.focus()
})

/** A coupon that somebody brings is kept for 30 days, for the day they choose a plan. */
const coupon = new URLSearchParams(window.location.search).get('coupon')
// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
if (coupon && /^[\w-]{1,64}$/.test(coupon)) document.cookie = `coupon=${coupon}; Path=/; Max-Age=${30 * 86_400}; SameSite=Lax`

if (document.querySelector('[data-pricing]')) void showOwnPlan()

const form = document.querySelector<HTMLFormElement>('[data-contact]')
if (form) offerForm(form)
