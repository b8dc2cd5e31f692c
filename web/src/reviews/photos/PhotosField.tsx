import { REVIEW_PHOTO_MAX_BYTES, REVIEW_PHOTOS_MAX } from '@hogar/schema/validation/limits.ts'
import { type ChangeEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '../../design/IconButton.tsx'
import { shrinkPhoto } from '../../returns/shrinkPhoto.ts'
import { PHOTO_TRIES } from '../limits.ts'
import styles from './PhotosField.module.css'

const TARGET = { maxBytes: REVIEW_PHOTO_MAX_BYTES, types: ['image/webp', 'image/jpeg'], tries: PHOTO_TRIES }

type Props = Readonly<{
  /** Photos as `data:` URLs. */
  photos: readonly string[]
  /** Reasons why the sent photos were refused. */
  error: string | undefined
  onChange: (photos: readonly string[]) => void
}>

/**
 * Field for the photos of a review. Reduced on the device, so that they fit into a request, wait for a network together
 * with the text, and contain no location.
 */
export function PhotosField({ photos, error, onChange }: Props) {
  const intl = useIntl()
  const id = useId()
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isReading, setReading] = useState(false)
  const say = (message: string, values: Readonly<Record<string, string | number>> = {}) =>
    intl.formatMessage({ id: `reviews.${message}` }, { most: REVIEW_PHOTOS_MAX, ...values })
  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    setReading(true)
    const read = await Promise.all(files.map(async (file) => ({ file, photo: await shrinkPhoto(file, TARGET) })))
    setReading(false)
    // The same file can be chosen again after it was removed.
    target.value = ''
    const good = read.flatMap(({ photo }) => photo ?? [])
    const unread = read.flatMap(({ file, photo }) => (photo === null ? [say('photoUnread', { name: file.name })] : []))
    const isFull = photos.length + good.length > REVIEW_PHOTOS_MAX
    setFaults(isFull ? [...unread, say('photosMost')] : unread)
    if (good.length > 0) onChange([...photos, ...good].slice(0, REVIEW_PHOTOS_MAX))
  }
  const texts = faults.length > 0 ? faults : error === undefined ? [] : [error]
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{say('photos')}</legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {say('photosHint')}
      </p>
      {photos.length === 0 ? null : (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo} className={styles.item}>
              <img className={styles.photo} src={photo} alt={say('photoNumber', { number: at + 1 })} />
              <IconButton
                icon="trash"
                className={styles.remove}
                label={say('photoRemove', { number: at + 1 })}
                onClick={() => {
                  setFaults([])
                  onChange(photos.filter((_, position) => position !== at))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {photos.length < REVIEW_PHOTOS_MAX ? (
        <div className={styles.upload}>
          <label htmlFor={id} className={styles.label}>
            <FormattedMessage id={isReading ? 'reviews.photoReading' : 'reviews.photoAdd'} />
          </label>
          <input
            id={id}
            className={styles.file}
            type="file"
            accept="image/*"
            multiple
            aria-describedby={`${id}-hint ${id}-faults`}
            onChange={(event) => void add(event)}
          />
        </div>
      ) : null}
      <output className={styles.faults} id={`${id}-faults`}>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </output>
    </fieldset>
  )
}
