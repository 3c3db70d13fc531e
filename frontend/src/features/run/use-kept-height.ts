import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the styles of an open report how much of the screen its header and toolbar keep (`--kept-height`), so that nothing is scrolled
 * under them. Measured, because the toolbar takes two rows where its tabs do not fit beside its controls.
 */
export function useKeptHeight(toolbar: RefObject<HTMLElement | null>, hasTabs: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tabs that come or go are watched or not
  useLayoutEffect(() => {
    const bar = toolbar.current
    const tabs = bar?.querySelector<HTMLElement>(':scope > [data-tabs]')
    const page = bar?.parentElement
    if (!bar || !page) return
    const measure = () => {
      // on a small screen the tabs alone stay
      const stays = [bar, tabs].find((one) => one && getComputedStyle(one).position === 'sticky' && one.offsetHeight > 0)
      const header = Number.parseFloat(getComputedStyle(bar).top) || 0
      page.style.setProperty('--kept-height', `${header + (stays?.offsetHeight ?? 0)}px`)
    }
    const watch = new ResizeObserver(measure)
    watch.observe(bar)
    if (tabs) watch.observe(tabs)
    return () => watch.disconnect()
  }, [toolbar, hasTabs])
}
