/** A camera that is on. */
export type Camera = Readonly<{ stream: MediaStream; stop: () => void }>

/** A browser, or a page without encryption, that lets nobody at a camera. */
class NoCameras extends Error {
  override readonly name = 'NotSupportedError'
}

/** Turns the camera on, the one on the phone's back where there are several. Rejects with the browser's own error. */
export async function openCamera(devices: Pick<MediaDevices, 'getUserMedia'> | undefined): Promise<Camera> {
  if (!devices || typeof devices.getUserMedia !== 'function') throw new NoCameras('No cameras here')
  const stream = await devices.getUserMedia({ audio: false, video: { facingMode: { ideal: 'environment' } } })
  return { stream, stop: () => stream.getTracks().forEach((track) => track.stop()) }
}
