import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** After the last letter, in milliseconds. */
const settles = 300

/** What is searched for stands in the address (`?q=`, and `?day=`), so a reload, a link and the way back find it again. */
export function useSearched() {
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = new URLSearchParams(search)
  const [q, day] = [asked.get('q') ?? '', asked.get('day') ?? '']
  const [typed, setTyped] = useState(q)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const go = (next: { q: string; day: string }) => {
    const words = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== '')).toString()
    void navigate({ href: words ? `${path}?${words}` : path, replace: true })
  }
  const type = (text: string) => {
    setTyped(text)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => go({ q: text.trim(), day }), settles)
  }
  return { q, day, typed, type, choose: (chosen: string) => go({ q: typed.trim(), day: chosen }) }
}
