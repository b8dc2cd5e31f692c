const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" }

/** The paragraphs of a text with markup, without it; empty ones are left out. */
export function plainParagraphs(html: string): readonly string[] {
  return html
    .split(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/i)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/&(\w+);/g, (_entity, name: string) => ENTITIES[name] ?? ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
}
