/** 12:47, and from an hour on 3:59:08. */
export function clockText(seconds: number): string {
  const pair = (value: number) => String(value).padStart(2, "0")
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${pair(minutes)}:${pair(seconds % 60)}` : `${minutes}:${pair(seconds % 60)}`
}
