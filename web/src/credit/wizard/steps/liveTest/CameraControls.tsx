import { use, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../design/Button.tsx'
import { PictureDevicesContext } from '../pictures/pictureDevices.ts'
import type { OpenedCamera } from '../pictures/useCamera.ts'
import type { LiveShots } from './useLiveShots.ts'
import { useShotTimer } from './useShotTimer.ts'
import { StepButtons } from '../StepButtons.tsx'
import styles from './LiveTest.module.css'

type CameraControlsProps = Readonly<{ camera: OpenedCamera; shots: LiveShots }>

/**
 * Takes each picture by itself after a countdown, or by a button for those who need more time. After a picture that was
 * not good nothing is taken by itself: why has to be read first.
 */
export function CameraControls({ camera, shots }: CameraControlsProps) {
  const devices = use(PictureDevicesContext)
  const [isByHand, setIsByHand] = useState(false)
  const take = () => {
    const video = camera.videoRef.current
    if (video) shots.take(devices.frameOf(video))
  }
  const isCounting = !isByHand && shots.fault === null
  const left = useShotTimer(String(shots.tries), isCounting, take)
  return (
    <>
      {left === null ? null : (
        <p className={styles.countdown} aria-hidden="true">
          {left}
        </p>
      )}
      <StepButtons>
        <Button onClick={take}>
          <FormattedMessage id="creditSteps.capture" />
        </Button>
        {isCounting ? (
          <Button variant="secondary" onClick={() => setIsByHand(true)}>
            <FormattedMessage id="creditSteps.liveMoreTime" />
          </Button>
        ) : null}
      </StepButtons>
    </>
  )
}
