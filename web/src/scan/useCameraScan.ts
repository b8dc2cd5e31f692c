import { type RefObject, use, useEffect, useRef, useState } from 'react'
import { type CameraProblem, cameraProblem } from './cameraProblem.ts'
import { createCodeReader } from './createCodeReader.ts'
import { SCAN_INTERVAL_MS } from './limits.ts'
import { type Camera, openCamera } from './openCamera.ts'
import { ScanningBrowserContext } from './scanningBrowser.ts'

/** `off` before the shopper starts it, `opening` while the browser asks for permission. */
export type CameraState = 'off' | 'opening' | 'on' | CameraProblem

type CameraScan = Readonly<{
  state: CameraState
  videoRef: RefObject<HTMLVideoElement | null>
  start: () => void
}>

/**
 * React hook that scans with the camera until it finds a code, then closes it. Nothing is recorded or sent: pictures
 * are decoded on the device. The camera closes as soon as the page is left or hidden.
 */
export function useCameraScan(onCode: (code: string) => void): CameraScan {
  const browser = use(ScanningBrowserContext)
  const videoRef = useRef<HTMLVideoElement>(null)
  const [run, setRun] = useState(0)
  const [state, setState] = useState<CameraState>('off')
  const found = useRef(onCode)
  useEffect(() => {
    found.current = onCode
  })
  useEffect(() => {
    if (run === 0) return
    const scan = new AbortController()
    let isPresent = true
    const stop = () => scan.abort()
    document.addEventListener('visibilitychange', stop)
    const look = async () => {
      const camera = await openCamera(browser.devices())
      scan.signal.addEventListener('abort', camera.stop, { once: true })
      if (scan.signal.aborted) return camera.stop()
      setState('on')
      const code = await watch(camera, { video: videoRef.current, detector: browser.detector(), signal: scan.signal })
      camera.stop()
      if (scan.signal.aborted) return undefined
      if (code !== null) found.current(code)
    }
    look().then(
      () => isPresent && setState('off'),
      (error: unknown) => {
        if (!scan.signal.aborted) setState(cameraProblem(error))
      },
    )
    return () => {
      isPresent = false
      document.removeEventListener('visibilitychange', stop)
      stop()
    }
  }, [run, browser])
  const start = () => {
    setState('opening')
    setRun((count) => count + 1)
  }
  return { state, videoRef, start }
}

type Watch = Readonly<{
  video: HTMLVideoElement | null
  detector: Parameters<typeof createCodeReader>[0]
  signal: AbortSignal
}>

/** Resolves to the first code that the camera sees; null if it is closed before. */
async function watch({ stream }: Camera, { video, detector, signal }: Watch): Promise<string | null> {
  if (!video) return null
  video.srcObject = stream
  const [read] = await Promise.all([createCodeReader(detector), video.play()])
  while (!signal.aborted) {
    // One picture at a time: a slow phone decodes fewer.
    const code = await read(video)
    if (code !== null && code.trim() !== '') return code
    await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS))
  }
  return null
}
