import { type ChangeEvent, use, useId } from 'react'
import { useIntl } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { createCodeReader } from './createCodeReader.ts'
import { PHOTO_PICTURE_MAX_PIXELS } from './limits.ts'
import { ScanningBrowserContext } from './scanningBrowser.ts'
import styles from './PhotoField.module.css'

type PhotoFieldProps = Readonly<{ onCode: (code: string) => void; onUnreadable: () => void }>

/** Field for a photo of a label instead of the camera. Decoded on the device and never sent. */
export function PhotoField({ onCode, onUnreadable }: PhotoFieldProps) {
  const intl = useIntl()
  const id = useId()
  const browser = use(ScanningBrowserContext)
  const read = async (file: File) => {
    const picture = await browser.openPhoto(file)
    const readCode = await createCodeReader(browser.detector())
    const code = await readCode(picture, PHOTO_PICTURE_MAX_PIXELS)
    picture.close()
    return code
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const file = field.files?.[0]
    if (!file) return
    void read(file)
      // A file that is no picture has no code either.
      .catch(() => null)
      .then((code) => (code === null ? onUnreadable() : onCode(code)))
      // Choosing the same photo again is another attempt.
      .finally(() => {
        field.value = ''
      })
  }
  return (
    <div className={styles.field}>
      <VisuallyHidden>
        <input id={id} className={styles.input} type="file" accept="image/*" onChange={choose} />
      </VisuallyHidden>
      <label htmlFor={id} className={buttonStyle('secondary')}>
        {intl.formatMessage({ id: 'scan.photo' })}
      </label>
    </div>
  )
}
