import { useRef } from 'react'

/** React hook that returns a function that does the work, or joins the work that is under way. */
export function useRunOnce<T>(work: () => Promise<T>): () => Promise<T> {
  const running = useRef<Promise<T> | null>(null)
  return async () => {
    running.current ??= work()
    try {
      return await running.current
    } finally {
      running.current = null
    }
  }
}
