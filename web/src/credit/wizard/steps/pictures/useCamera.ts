import { type RefObject, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CameraProblem, cameraProblem } from '../../../../scan/cameraProblem.ts'
import { openCamera } from '../../../../scan/openCamera.ts'
import { CAMERA_HEIGHT_PIXELS, CAMERA_WIDTH_PIXELS } from './limits.ts'
import { PictureDevicesContext } from './pictureDevices.ts'

/** `off` before it is opened and after it was closed, `opening` while the browser asks for permission. */
export type CameraState = 'off' | 'opening' | 'on' | CameraProblem

/** Returns true for a camera that cannot show its picture. */
export function isCameraProblem(state: CameraState): state is CameraProblem {
  return state !== 'off' && state !== 'opening' && state !== 'on'
}

export type Facing = 'environment' | 'user'

export type OpenedCamera = Readonly<{
  state: CameraState
  videoRef: RefObject<HTMLVideoElement | null>
  open: () => void
  close: () => void
}>

/**
 * React hook for a camera that shows its picture in a video element, without sound. It closes as soon as the page is
 * left or hidden. `facing`: `user` for the side of the screen. `onOpened` runs each time that it shows its picture.
 */
export function useCamera(facing: Facing, onOpened?: () => void): OpenedCamera {
  const devices = use(PictureDevicesContext)
  const videoRef = useRef<HTMLVideoElement>(null)
  const [run, setRun] = useState(0)
  const [state, setState] = useState<CameraState>('off')
  const closing = useRef<AbortController>(null)
  const opened = useEffectEvent(() => onOpened?.())
  useEffect(() => {
    if (run === 0) return undefined
    const usage = new AbortController()
    const { signal } = usage
    closing.current = usage
    const stop = () => usage.abort()
    const show = async () => {
      const camera = await openCamera(devices.cameras(), {
        facingMode: { ideal: facing },
        width: { ideal: CAMERA_WIDTH_PIXELS },
        height: { ideal: CAMERA_HEIGHT_PIXELS },
      })
      signal.addEventListener('abort', camera.stop, { once: true })
      if (signal.aborted) return camera.stop()
      // A camera that is pulled out, or taken back by the shopper.
      for (const track of camera.stream.getTracks())
        track.addEventListener('ended', () => !signal.aborted && setState('failed'), { signal })
      const video = videoRef.current
      if (video) {
        video.srcObject = camera.stream
        await video.play()
      }
      if (signal.aborted) return undefined
      setState('on')
      return opened()
    }
    show().catch((error: unknown) => {
      if (signal.aborted) return
      setState(cameraProblem(error))
      stop()
    })
    const hide = () => {
      if (signal.aborted) return
      stop()
      setState('off')
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      stop()
    }
  }, [run, devices, facing])
  const open = useCallback(() => {
    setState('opening')
    setRun((count) => count + 1)
  }, [])
  const close = useCallback(() => {
    closing.current?.abort()
    setState('off')
  }, [])
  return { state, videoRef, open, close }
}
