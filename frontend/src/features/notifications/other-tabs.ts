/** The other tabs of this browser. A channel does not hear what it says itself. */
const channel = () => new BroadcastChannel('alerts')

/** Tells other tabs that notifications changed. */
export function tellOtherTabs(): void {
  const said = channel()
  said.postMessage(0)
  said.close()
}

/** Returns the way to stop listening. */
export function onOtherTab(changed: () => void): () => void {
  const heard = channel()
  heard.onmessage = changed
  return () => heard.close()
}
