/** Returns the cameras of the device; undefined without a secure origin. */
export function cameras(): MediaDevices | undefined {
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator
  return mediaDevices
}
