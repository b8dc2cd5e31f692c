import type { Text } from '@hogar/platform/language.ts'
import { text } from '@hogar/platform/language.ts'

/**
 * First sentences of descriptions. They suit everything that can be touched and say nothing of shape or material, so that none
 * contradicts what follows. `{model}` and `{brand}` stand for the names.
 */
export const openings: readonly Text[] = [
  text(
    '{model} es de {brand}, y se nota en los detalles.',
    '{model} kommt von {brand}, und das sieht man im Detail.',
    '{model} è di {brand}, e si vede nei dettagli.',
  ),
  text(
    'Con {model}, {brand} apuesta por lo sencillo.',
    'Mit {model} setzt {brand} auf das Einfache.',
    'Con {model}, {brand} punta sulla semplicità.',
  ),
  text(
    'Quien prueba {model} entiende pronto por qué {brand} lo hizo así.',
    'Wer {model} ausprobiert, versteht schnell, warum {brand} es genau so gemacht hat.',
    'Chi prova {model} capisce presto le scelte di {brand}.',
  ),
  text(
    'En {brand} trabajaron {model} hasta quitarle todo lo que sobraba.',
    'Bei {brand} wurde an {model} gearbeitet, bis nichts mehr zu viel war.',
    'Da {brand} hanno lavorato su {model} finché non c’era più niente di troppo.',
  ),
  text(
    '{model} está pensado para el uso de todos los días.',
    '{model} ist für den täglichen Gebrauch gemacht.',
    '{model} nasce per l’uso di tutti i giorni.',
  ),
  text(
    'La serie {model} de {brand} va a lo esencial.',
    'Die Serie {model} von {brand} beschränkt sich auf das Wesentliche.',
    'La serie {model} di {brand} va all’essenziale.',
  ),
  text(
    '{model} da más de lo que promete a primera vista.',
    '{model} kann mehr, als man auf den ersten Blick meint.',
    '{model} fa più di quanto sembri a prima vista.',
  ),
  text(
    'Primero lo útil y después lo bonito: así entiende {brand} la serie {model}.',
    'Erst der Nutzen, dann die Zierde: So versteht {brand} die Serie {model}.',
    'Prima l’utile e poi il bello: così {brand} intende la serie {model}.',
  ),
  text(
    '{brand} hizo {model} para quien usa sus cosas de verdad.',
    '{brand} hat {model} für alle entworfen, die ihre Sachen wirklich benutzen.',
    '{brand} ha pensato {model} per chi le sue cose le usa davvero.',
  ),
  text(
    'Lo bien hecho no necesita explicación, y {model} lo confirma.',
    'Was gut gemacht ist, braucht keine Erklärung: {model} ist der Beweis.',
    'Ciò che è fatto bene non ha bisogno di spiegazioni, e {model} lo conferma.',
  ),
  text(
    'Detrás de {model} está {brand}, que cuida también lo que no se ve.',
    'Hinter {model} steht {brand}, wo auch das stimmt, was man nicht sieht.',
    'Dietro {model} c’è {brand}, che cura anche quello che non si vede.',
  ),
  text(
    'A {model} se le toma cariño rápido.',
    '{model} wächst einem schnell ans Herz.',
    'A {model} ci si affeziona in fretta.',
  ),
  text(
    'Pocas cosas se usan tanto y se agradecen tanto como {model}.',
    'Weniges benutzt man so oft und so gern wie {model}.',
    'Poche cose si usano tanto, e tanto volentieri, come {model}.',
  ),
  text(
    'Con {model} basta verlo una vez para saber si es lo tuyo; con {brand}, casi siempre lo es.',
    'Bei {model} genügt ein Blick, um zu wissen, ob es passt; bei {brand} passt es fast immer.',
    'Con {model} basta uno sguardo per capire se fa per te; con {brand}, quasi sempre è così.',
  ),
]
