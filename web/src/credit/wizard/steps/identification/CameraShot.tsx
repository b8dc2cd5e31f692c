import { use, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../design/Button.tsx'
import { CameraView } from '../pictures/CameraView.tsx'
import { PictureDevicesContext } from '../pictures/pictureDevices.ts'
import { type Document, type ReadDocument, readPhoto } from '../pictures/readDocument.ts'
import { useCamera } from '../pictures/useCamera.ts'
import { useFaultText } from './useFaultText.ts'
import pictureStyles from '../pictures/Pictures.module.css'

type CameraShotProps = Readonly<{
  /** Name of the document, for the text of its photo. */
  label: string
  onUse: (document: Document) => void
  onClose: () => void
}>

/** Camera for the photo of a document: it is looked at before it is used, and refused at once if it cannot be read. */
export function CameraShot({ label, onUse, onClose }: CameraShotProps) {
  const { formatMessage } = useIntl()
  const faultText = useFaultText()
  const devices = use(PictureDevicesContext)
  const camera = useCamera('environment')
  const [shot, setShot] = useState<ReadDocument | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  const { open, state } = camera
  useEffect(() => open(), [open])
  useEffect(() => {
    if (state === 'on') first.current?.focus()
  }, [state, shot])
  const take = async () => {
    const video = camera.videoRef.current
    if (video) setShot(await readPhoto(devices.frameOf(video)))
  }
  const document = shot?.kind === 'read' ? shot.document : null
  return (
    <div className={pictureStyles.camera}>
      <CameraView camera={camera} isHidden={document !== null}>
        {document?.preview ? (
          <img
            className={pictureStyles.preview}
            src={document.preview}
            alt={formatMessage({ id: 'creditSteps.previewOf' }, { slot: label })}
          />
        ) : null}
        <output className={shot?.kind === 'faulty' ? pictureStyles.problem : pictureStyles.muted}>
          {shot === null ? <span>{formatMessage({ id: 'creditSteps.looking' })}</span> : null}
          {shot?.kind === 'faulty' ? <span>{faultText(shot.fault)}</span> : null}
        </output>
        <div className={pictureStyles.buttons}>
          {document ? (
            <Button ref={first} onClick={() => onUse(document)}>
              <FormattedMessage id="creditSteps.usePhoto" />
            </Button>
          ) : (
            <Button ref={first} onClick={() => void take()}>
              <FormattedMessage id="creditSteps.capture" />
            </Button>
          )}
          {document ? (
            <Button variant="secondary" onClick={() => setShot(null)}>
              <FormattedMessage id="creditSteps.retake" />
            </Button>
          ) : null}
        </div>
      </CameraView>
      <div>
        <Button variant="quiet" onClick={onClose}>
          <FormattedMessage id="creditSteps.cancel" />
        </Button>
      </div>
    </div>
  )
}
