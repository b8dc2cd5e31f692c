import { type ReactNode, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../design/Button.tsx'
import { Icon } from '../../../../design/Icon.tsx'
import { classNames } from '../../../../design/classNames.ts'
import { CAMERA_TEXTS } from './cameraTexts.ts'
import { type OpenedCamera, isCameraProblem } from './useCamera.ts'
import { StepButtons } from '../StepButtons.tsx'
import styles from './Pictures.module.css'

type CameraViewProps = Readonly<{
  camera: OpenedCamera
  /** True to show the picture as a mirror does. */
  isMirrored?: boolean
  /** True while something else stands in place of the picture. */
  isHidden?: boolean
  /** Content while the camera is on: instructions and buttons. */
  children: ReactNode
}>

/** Picture of a camera, or why there is none, with a button to try again. */
export function CameraView({ camera, isMirrored = false, isHidden = false, children }: CameraViewProps) {
  const { formatMessage } = useIntl()
  const { state, videoRef, open } = camera
  const again = useRef<HTMLDivElement>(null)
  const isProblem = isCameraProblem(state)
  const text = CAMERA_TEXTS[state]
  useEffect(() => {
    if (isProblem) again.current?.querySelector('button')?.focus()
  }, [isProblem])
  return (
    <>
      {/* Always rendered: a stream needs the element as soon as it opens. */}
      <video
        ref={videoRef}
        className={classNames(styles.video, isMirrored && styles.mirrored)}
        hidden={state !== 'on' || isHidden}
        muted
        playsInline
      />
      <output className={isProblem ? styles.problem : styles.muted}>
        {isProblem ? <Icon name="warning" size={20} /> : null}
        {text === null ? null : <span>{formatMessage({ id: text })}</span>}
      </output>
      {state === 'on' ? children : null}
      {isProblem || state === 'off' ? (
        <StepButtons ref={again}>
          <Button variant="secondary" onClick={open}>
            {formatMessage({ id: 'creditSteps.again' })}
          </Button>
        </StepButtons>
      ) : null}
    </>
  )
}
