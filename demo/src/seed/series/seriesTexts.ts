import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { RoomCode } from '../options/rooms.ts'

type RoomText = Readonly<{ opening: readonly Text[]; advice: Text }>

/** Sentences of a series by the room that it furnishes. `{model}` stands for its name. */
export const ROOM_TEXTS: Readonly<Partial<Record<RoomCode, RoomText>>> = {
  living: {
    opening: [
      text(
        'La serie {model} amuebla la sala completa con un mismo carácter, del asiento principal a la última mesa.',
        'Die Serie {model} richtet das ganze Wohnzimmer aus einem Guss ein, vom großen Sofa bis zum kleinsten Tisch.',
        'La serie {model} arreda tutto il soggiorno con lo stesso carattere, dal divano al tavolino più piccolo.',
      ),
      text(
        'Con {model} no hay que adivinar qué va con qué: asientos, mesas y muebles se diseñaron para compartir la misma sala.',
        'Mit {model} musst du nicht raten, was zusammenpasst: Sitzmöbel, Tische und Schränke sind für dasselbe Wohnzimmer entworfen.',
        'Con {model} non devi indovinare gli abbinamenti: sedute, tavolini e mobili sono pensati per lo stesso soggiorno.',
      ),
    ],
    advice: text(
      'Empieza por el asiento principal y mide el paso alrededor: con 45 cm entre el sillón y la mesa de centro se camina sin rodeos.',
      'Beginne mit dem größten Sitzmöbel und miss den Weg drumherum: 45 cm bis zum Couchtisch genügen, um bequem vorbeizugehen.',
      'Parti dalla seduta principale e misura il passaggio: 45 cm fino al tavolino bastano per muoversi senza giri.',
    ),
  },
  dining: {
    opening: [
      text(
        'La serie {model} reúne mesa y asientos con las mismas proporciones, para que el comedor se vea completo desde el primer día.',
        'Die Serie {model} vereint Tisch und Sitzplätze in denselben Proportionen, damit das Esszimmer vom ersten Tag an vollständig wirkt.',
        'La serie {model} riunisce tavolo e sedute con le stesse proporzioni, perché la sala da pranzo sia completa dal primo giorno.',
      ),
      text(
        '{model} está pensada para mesas que se alargan: desayunos de prisa entre semana y sobremesas de domingo.',
        '{model} ist für lange Abende am Tisch gemacht: schnelles Frühstück unter der Woche, ausgedehntes Essen am Sonntag.',
        '{model} è pensata per stare a tavola a lungo: colazioni veloci in settimana e pranzi della domenica.',
      ),
    ],
    advice: text(
      'Calcula 60 cm de mesa por persona y deja 75 cm detrás de cada silla para levantarse con comodidad.',
      'Rechne mit 60 cm Tischbreite je Person und lass hinter jedem Stuhl 75 cm Platz zum Aufstehen.',
      'Calcola 60 cm di tavolo a persona e lascia 75 cm dietro ogni sedia per alzarsi comodamente.',
    ),
  },
  bedroom: {
    opening: [
      text(
        'La serie {model} viste la recámara con una misma línea, de la cabecera al último cajón.',
        'Die Serie {model} richtet das Schlafzimmer in einer Linie ein, vom Kopfteil bis zur letzten Schublade.',
        'La serie {model} veste la camera con una sola linea, dalla testiera all’ultimo cassetto.',
      ),
      text(
        'En {model} todo comparte una línea tranquila, para que la recámara se vea ordenada aun cuando la mañana no lo es.',
        'Bei {model} teilt alles eine ruhige Linie, damit das Schlafzimmer aufgeräumt wirkt, auch wenn der Morgen es nicht ist.',
        'In {model} tutto condivide una linea tranquilla, così la camera sembra in ordine anche quando la mattina non lo è.',
      ),
    ],
    advice: text(
      'Deja al menos 60 cm libres de cada lado de la cama y revisa que las puertas del ropero abran completas.',
      'Lass auf jeder Bettseite mindestens 60 cm frei und prüfe, ob sich die Schranktüren ganz öffnen lassen.',
      'Lascia almeno 60 cm liberi per ogni lato del letto e controlla che le ante dell’armadio si aprano del tutto.',
    ),
  },
  outdoor: {
    opening: [
      text(
        'La serie {model} saca la sala a la terraza, para quedarse afuera hasta que refresque.',
        'Die Serie {model} bringt das Wohnzimmer auf die Terrasse, um bis zum Abend draußen zu bleiben.',
        'La serie {model} porta il salotto in terrazza, per restare fuori fino a sera.',
      ),
      text(
        '{model} combina en jardín, balcón o terraza: las piezas se compran por separado y se ven como un conjunto.',
        '{model} passt in Garten, Balkon und Terrasse: einzeln gekauft und doch wie ein Ensemble.',
        '{model} sta bene in giardino, sul balcone o in terrazza: i pezzi si comprano separati e sembrano un insieme.',
      ),
    ],
    advice: text(
      'Guarda los cojines cuando no se usan y mide el espacio con las sillas separadas de la mesa.',
      'Räume Kissen weg, wenn sie nicht gebraucht werden, und miss den Platz bei zurückgezogenen Stühlen.',
      'Riponi i cuscini quando non servono e misura lo spazio con le sedie scostate dal tavolo.',
    ),
  },
  hall: {
    opening: [
      text(
        'La serie {model} ordena la entrada: lugar para llaves, zapatos y abrigos sin ocupar el paso.',
        'Die Serie {model} bringt Ordnung in den Flur: Platz für Schlüssel, Schuhe und Jacken, ohne im Weg zu stehen.',
        'La serie {model} mette ordine all’ingresso: un posto per chiavi, scarpe e cappotti senza ingombrare il passaggio.',
      ),
    ],
    advice: text(
      'En pasillos deja 90 cm libres; una pieza alta y angosta aprovecha mejor la pared que una ancha.',
      'Lass im Flur 90 cm frei; ein hohes, schmales Möbel nutzt die Wand besser als ein breites.',
      'Nei corridoi lascia 90 cm liberi; un mobile alto e stretto sfrutta la parete meglio di uno largo.',
    ),
  },
  office: {
    opening: [
      text(
        'La serie {model} arma un lugar de trabajo completo: superficie, asiento y archivo que se ven bien juntos.',
        'Die Serie {model} ergibt einen ganzen Arbeitsplatz: Tischfläche, Stuhl und Ablage, die zusammen gut aussehen.',
        'La serie {model} compone una postazione completa: piano, seduta e archivio che stanno bene insieme.',
      ),
    ],
    advice: text(
      'Coloca el escritorio de lado a la ventana para evitar reflejos y deja 90 cm para mover la silla.',
      'Stelle den Schreibtisch seitlich zum Fenster, um Spiegelungen zu vermeiden, und lass 90 cm für den Stuhl.',
      'Metti la scrivania di lato rispetto alla finestra per evitare i riflessi e lascia 90 cm per la sedia.',
    ),
  },
  kids: {
    opening: [
      text(
        'La serie {model} acompaña de la cuna al primer escritorio: piezas del mismo estilo para cada edad.',
        'Die Serie {model} begleitet vom Babybett bis zum ersten Schreibtisch: Möbel im selben Stil für jedes Alter.',
        'La serie {model} accompagna dalla culla alla prima scrivania: pezzi dello stesso stile per ogni età.',
      ),
    ],
    advice: text(
      'Fija los muebles altos a la pared y deja libre el espacio frente a la ventana.',
      'Befestige hohe Möbel an der Wand und lass den Platz vor dem Fenster frei.',
      'Fissa alla parete i mobili alti e lascia libero lo spazio davanti alla finestra.',
    ),
  },
}

/** Title of a series. */
export const SERIES_TITLE = text('Serie {model}', 'Serie {model}', 'Serie {model}')

/** One sentence about a series, with what it consists of. */
export const SERIES_SUMMARY = text(
  '{pieces}: la serie {model}, de estilo {style}, para {room}.',
  '{pieces}: die Serie {model} im Stil {style} für {room}.',
  '{pieces}: la serie {model}, in stile {style}, per {room}.',
)

export const SERIES_PICTURE = text(
  'Una pieza de la serie {model} en su ambiente',
  'Ein Möbel der Serie {model} im Raum',
  'Un pezzo della serie {model} ambientato',
)

/** The room of a series inside a sentence. */
export const ROOM_PHRASES: Readonly<Partial<Record<RoomCode, Text>>> = {
  living: text('la sala', 'das Wohnzimmer', 'il soggiorno'),
  dining: text('el comedor', 'das Esszimmer', 'la sala da pranzo'),
  bedroom: text('la recámara', 'das Schlafzimmer', 'la camera da letto'),
  outdoor: text('jardín y terraza', 'Garten und Terrasse', 'giardino e terrazza'),
  hall: text('la entrada', 'den Flur', 'l’ingresso'),
  office: text('el estudio', 'das Arbeitszimmer', 'lo studio'),
  kids: text('el cuarto infantil', 'das Kinderzimmer', 'la cameretta'),
}
