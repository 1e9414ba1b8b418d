/** Links to private files are good for minutes; one about to run out counts as gone. */
export const hasRunOut = (url: string) =>
  Number(new URL(url).searchParams.get("until")) * 1000 < Date.now() + 5000
