import { RETURN_PHOTO_MAX_BYTES } from '@hogar/schema/validation/limits.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../design/IconButton.tsx'
import { shrinkPhoto } from './shrinkPhoto.ts'
import styles from './Returns.module.css'

type PhotosFieldProps = Readonly<{
  /** Photos as `data:` URLs. */
  photos: readonly string[]
  most: number
  onChange: (photos: readonly string[]) => void
}>

/**
 * Field for photos of returned products. Reduced on the device, so that they fit into a request and contain no
 * location.
 */
export function PhotosField({ photos, most, onChange }: PhotosFieldProps) {
  const intl = useIntl()
  const id = useId()
  const [error, setError] = useState('')
  const [isReading, setReading] = useState(false)
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    setReading(true)
    const read = await Promise.all(files.map((file) => shrinkPhoto(file, { maxBytes: RETURN_PHOTO_MAX_BYTES })))
    setReading(false)
    // The same file can be chosen again after it was removed.
    target.value = ''
    const good = read.filter((photo) => photo !== null)
    const kept = [...photos, ...good].slice(0, most)
    const [isUnread, isTooMany] = [good.length < read.length, photos.length + good.length > most]
    setError(isUnread ? say('photoUnread') : isTooMany ? say('photosMost') : '')
    onChange(kept)
  }
  const say = (message: string) => intl.formatMessage({ id: `returns.${message}` }, { most })
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{say('photos')}</legend>
      <p className={styles.muted} id={`${id}-hint`}>
        {say('photosHint')}
      </p>
      {photos.length === 0 ? null : (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo} className={styles.photoRow}>
              <img
                className={styles.photo}
                src={photo}
                alt={intl.formatMessage({ id: 'returns.photoOf' }, { position: at + 1 })}
              />
              <IconButton
                icon="trash"
                className={styles.onPhoto}
                label={intl.formatMessage({ id: 'returns.photoRemove' }, { position: at + 1 })}
                onClick={() => onChange(photos.filter((_, position) => position !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < most ? (
        <div className={styles.upload}>
          <label htmlFor={id} className={styles.uploadLabel}>
            <FormattedMessage id={isReading ? 'returns.photoReading' : 'returns.photoAdd'} />
          </label>
          <input
            id={id}
            className={styles.file}
            type="file"
            accept="image/*"
            multiple
            aria-describedby={`${id}-hint`}
            onChange={(event) => void add(event)}
          />
        </div>
      ) : null}
      <output className={styles.refused}>{error}</output>
    </fieldset>
  )
}
