import { useEffect, useReducer, useRef } from "react"
import { nextToSend, reduceDrop, type DropItem } from "./file-drop-list.ts"

/** Sends one file and answers with what the page needs to remember of it. */
export type Upload<T> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
) => Promise<T>

type Uploads<T> = {
  initial: DropItem<T>[]
  upload: Upload<T>
  /** The reason of a failed upload in the reader's words. */
  describeError: ((error: unknown) => string) | undefined
}

const atOnce = 3

/** Keeps up to three files on their way; a file that leaves the list stops its transport. */
export function useUploads<T>({ initial, upload, describeError }: Uploads<T>) {
  const [items, dispatch] = useReducer(reduceDrop<T>, initial)
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const send = async (id: string, file: File) => {
      const controller = new AbortController()
      running.current.set(id, controller)
      dispatch({ do: "start", id })
      try {
        const onProgress = (progress: number) => dispatch({ do: "progress", id, progress })
        const result = await upload(file, { signal: controller.signal, onProgress })
        dispatch({ do: "done", id, result })
      } catch (error) {
        if (!controller.signal.aborted) dispatch({ do: "fail", id, words: describeError?.(error) })
      } finally {
        running.current.delete(id)
      }
    }

    for (const { id, file } of nextToSend(items, atOnce)) {
      if (file && !running.current.has(id)) void send(id, file)
    }
    for (const [id, controller] of running.current) {
      if (!items.some((item) => item.id === id)) controller.abort()
    }
  }, [items, upload, describeError])

  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  return { items, dispatch }
}
