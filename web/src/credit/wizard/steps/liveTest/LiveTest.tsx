import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { CameraView } from '../pictures/CameraView.tsx'
import { isCameraProblem, useCamera } from '../pictures/useCamera.ts'
import { CameraControls } from './CameraControls.tsx'
import { ElsewhereTest } from './ElsewhereTest.tsx'
import { FileControls } from './FileControls.tsx'
import { LiveExits } from './LiveExits.tsx'
import { LiveIntro } from './LiveIntro.tsx'
import { LiveRun } from './LiveRun.tsx'
import { LiveSending } from './LiveSending.tsx'
import { useLiveShots } from './useLiveShots.ts'
import { useLiveTest } from './useLiveTest.ts'
import styles from './LiveTest.module.css'

type LiveTestProps = Readonly<{
  /** Number of the application, by which another telephone opens it; null to make the test on this device only. */
  folio: string | null
  /** Runs when the platform has taken the test. */
  onPassed: () => void
}>

/** Live test, by the camera of this page, with pictures from the device, or on another telephone. */
export function LiveTest({ folio, onPassed }: LiveTestProps) {
  const { formatMessage } = useIntl()
  const [way, setWay] = useState<'camera' | 'files' | 'elsewhere'>('camera')
  const { state, start, finish, send, end } = useLiveTest(onPassed)
  const { kind } = state
  // The moves are asked for once there is a picture: the permission takes none of their time.
  const camera = useCamera('user', () => kind === 'idle' && void start())
  const test = state.kind === 'running' ? state.test : null
  const shots = useLiveShots(test, (pictures) => test && void finish(test, pictures))
  const isCameraShown = way === 'camera' && (camera.state !== 'off' || kind === 'starting' || kind === 'running')
  const region = useRef<HTMLElement>(null)
  const { close } = camera
  useEffect(() => {
    if (kind === 'idle' || kind === 'sending') close()
  }, [kind, close])
  const isElsewhere = way === 'elsewhere' && kind === 'idle' && folio !== null
  useFocusAfterChange(region, `${kind} ${isCameraShown} ${isElsewhere}`)
  const startFiles = () => {
    setWay('files')
    close()
    if (kind === 'idle') void start()
  }
  const startElsewhere = () => {
    setWay('elsewhere')
    cancel()
  }
  const cancel = () => {
    close()
    end(null)
  }
  const starting = <p className={styles.muted}>{formatMessage({ id: 'creditSteps.liveStarting' })}</p>
  return (
    <section ref={region} tabIndex={-1} className={styles.test} aria-label={formatMessage({ id: 'creditSteps.live' })}>
      {isElsewhere ? <ElsewhereTest folio={folio} onPassed={onPassed} onBack={() => setWay('camera')} /> : null}
      {kind === 'idle' && !isCameraShown && !isElsewhere ? (
        <LiveIntro
          message={state.message}
          onCamera={() => {
            setWay('camera')
            camera.open()
          }}
          onFiles={startFiles}
        />
      ) : null}
      {isCameraShown ? (
        <CameraView camera={camera} isMirrored>
          {test ? (
            <LiveRun shots={shots} untilMs={test.untilMs}>
              <CameraControls camera={camera} shots={shots} />
            </LiveRun>
          ) : (
            starting
          )}
        </CameraView>
      ) : null}
      {way === 'files' && kind === 'starting' ? starting : null}
      {way === 'files' && test ? (
        <LiveRun shots={shots} untilMs={test.untilMs}>
          <FileControls shots={shots} />
        </LiveRun>
      ) : null}
      {state.kind === 'sending' || state.kind === 'unsent' ? (
        <LiveSending state={state} onResend={() => void send(state.test, state.body)} onAgain={cancel} />
      ) : null}
      {isCameraShown || kind === 'running' ? (
        <LiveExits
          onFiles={isCameraShown && camera.state !== 'on' ? startFiles : null}
          onElsewhere={isCameraShown && folio !== null && isCameraProblem(camera.state) ? startElsewhere : null}
          onCancel={cancel}
        />
      ) : null}
    </section>
  )
}

/** React hook that moves the focus to a region when its content is another one: the button that was pressed is gone. */
function useFocusAfterChange(region: Readonly<{ current: HTMLElement | null }>, content: string): void {
  const seen = useRef(content)
  useEffect(() => {
    if (seen.current === content) return
    seen.current = content
    region.current?.focus()
  }, [content, region])
}
