import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GalleryVideo_media$key } from '../../__generated__/GalleryVideo_media.graphql'
import { Picture } from '../../design/pictures/Picture.tsx'
import { VisuallyHidden } from '../../design/VisuallyHidden.tsx'
import { videoPlayer } from './videoPlayer.ts'
import styles from './GalleryVideo.module.css'

type Props = Readonly<{ media: GalleryVideo_media$key; sizes: string }>

/** Renders a video's still with a button on it. No request to another host before it is pressed. */
export function GalleryVideo({ media, sizes }: Props) {
  const { alt, videoUrl, ...still } = useFragment(
    graphql`
      fragment GalleryVideo_media on ProductMedia {
        alt
        videoUrl
        ...Picture_media
      }
    `,
    media,
  )
  const intl = useIntl()
  const [isPlaying, setPlaying] = useState(false)
  const player = videoPlayer(videoUrl ?? '')
  const label = intl.formatMessage({ id: 'product.playVideo' }, { name: alt })
  if (isPlaying && player?.kind === 'frame') {
    return (
      <iframe
        className={styles.frame}
        src={player.url}
        title={alt}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  }
  return (
    <div className={styles.video}>
      <Picture media={still} sizes={sizes} />
      {player?.kind === 'frame' ? (
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <PlayMark />
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      ) : null}
      {player?.kind === 'link' ? (
        <a className={styles.play} href={player.url} target="_blank" rel="noopener noreferrer">
          <PlayMark />
          <VisuallyHidden>
            {label} ({intl.formatMessage({ id: 'product.newTab' })})
          </VisuallyHidden>
        </a>
      ) : null}
      {player ? (
        <p className={styles.from}>{intl.formatMessage({ id: 'product.videoFrom' }, { host: player.host })}</p>
      ) : null}
    </div>
  )
}

function PlayMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
      <path d="M8 5.5v13l11-6.5z" />
    </svg>
  )
}
