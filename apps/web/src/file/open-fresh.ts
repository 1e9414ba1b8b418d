/**
 * Opens a file whose link has run out, in a tab beside the page: what is being written there stays. The tab is opened
 * with the press, as browsers allow it then alone.
 */
export async function openFresh(fresh: () => Promise<string | undefined>): Promise<void> {
  const tab = window.open("", "_blank")
  const url = await fresh().catch(() => undefined)
  if (!url) return tab?.close()
  if (!tab) return window.location.assign(url)
  tab.opener = null
  tab.location.replace(url)
}
