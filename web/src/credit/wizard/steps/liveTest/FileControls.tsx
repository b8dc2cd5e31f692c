import { use, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FileButton } from '../pictures/FileButton.tsx'
import { PictureDevicesContext } from '../pictures/pictureDevices.ts'
import type { LiveShots } from './useLiveShots.ts'
import { StepButtons } from '../StepButtons.tsx'

/** Takes each picture from the device: a phone opens its camera for it. */
export function FileControls({ shots }: Readonly<{ shots: LiveShots }>) {
  const devices = use(PictureDevicesContext)
  const [isReading, setIsReading] = useState(false)
  const choose = async (file: File) => {
    setIsReading(true)
    // A file that is no picture is said to be none.
    const picture = await devices.openPhoto(file).catch(() => null)
    setIsReading(false)
    shots.take(picture)
  }
  return (
    <StepButtons>
      <FileButton accept="image/*" capture="user" variant="primary" onFile={(file) => void choose(file)}>
        <FormattedMessage id={isReading ? 'creditSteps.reading' : 'creditSteps.liveChoose'} />
      </FileButton>
    </StepButtons>
  )
}
