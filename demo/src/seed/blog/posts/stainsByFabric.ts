import type { ArticleTexts } from '../articleHtml.ts'

export const stainsByFabric: ArticleTexts = {
  es: {
    title: 'Cómo limpiar una mancha según la tela',
    summary:
      'Busca la letra en la etiqueta, presiona sin tallar y prueba primero donde no se ve. El resto es paciencia.',
    imageAlt: 'Mesa de centro de roble con un florero frente a un sofá claro',
    tags: ['limpieza', 'telas', 'sofás'],
    body: `
Una mancha tiene dos historias: los primeros cinco minutos y los que vienen después. En los primeros casi todo sale con agua y un trapo blanco. Después, lo que la vuelve permanente suele ser lo que hacemos para quitarla. Aquí está el orden correcto.
## La letra de la etiqueta
Debajo de los cojines, en la costura o en el instructivo, casi todos los muebles tapizados traen un código de limpieza:
- W: se limpia con agua y un jabón suave, en espuma.
- S: solo con solvente para tapicería, sin agua. El agua deja cerco.
- WS o SW: puedes usar cualquiera de los dos.
- X: solo aspirar y cepillar. Lo demás, con un profesional.
Sin etiqueta, trátala como S hasta que la prueba diga otra cosa.
## La prueba escondida
Elige un lugar bajo el cojín o en la parte de atrás. Moja un trapo blanco con lo que vas a usar, presiona diez segundos y espera a que seque. Si el trapo se lleva color, si la tela cambia de tono o si aparece un cerco, no sigas.
## Presionar, nunca tallar
Tallar abre las fibras y empuja la mancha hacia el relleno. Recoge primero lo sólido con una cuchara, de afuera hacia el centro. Después presiona con un trapo blanco y seco, cambia de lado y repite hasta que salga limpio. Solo entonces humedece.
## Mancha por mancha
- Café, té, refresco: agua fría con unas gotas de jabón para trastes, en espuma. Enjuaga con otro trapo húmedo.
- Vino tinto: absorbe, cubre con sal o bicarbonato unos minutos, aspira y sigue con agua fría y jabón. El vino blanco encima no lo quita: solo agrega otra mancha.
- Grasa y salsa: espolvorea fécula de maíz o talco, espera veinte minutos, aspira y repite. Luego jabón o solvente, según la letra.
- Sangre: siempre agua fría. El agua caliente la fija.
- Tinta: alcohol isopropílico en un hisopo, de afuera hacia adentro, cambiando de hisopo.
- Chicle y cera: hielo en una bolsa hasta que se endurezcan, quiébralos y aspira.
- Orina de mascota: limpiador enzimático. El cloro y el amoniaco no sirven, y el olor del amoniaco invita a repetir.
## Según el material
Terciopelo: seca cepillando en el sentido del pelo. Lino y algodón: humedece la pieza completa, de costura a costura, para que no quede cerco. Piel: paño apenas húmedo, nunca solvente ni toallitas de bebé. Microfibra con letra S: alcohol en atomizador, cepillo suave cuando seque.
## Lo que siempre hace daño
El cloro, el agua caliente, la secadora de pelo y mezclar productos. Mezclar cloro con amoniaco o con vinagre, además, libera gases tóxicos: no lo hagas nunca.
## Y al final
Deja secar con aire y a la sombra, sin sentarte encima. Si a las 24 horas la mancha sigue ahí, llama a un tapicero antes de intentar lo tercero. Un buen limpiador sabe trabajar sobre una mancha; sobre una quemadura de cloro, no.`,
  },
  de: {
    title: 'Flecken entfernen: Es kommt auf den Stoff an',
    summary:
      'Such den Buchstaben auf dem Etikett, tupfe statt zu reiben und probiere zuerst dort, wo es niemand sieht.',
    imageAlt: 'Couchtisch aus Eiche mit Vase vor einem hellen Sofa',
    tags: ['Pflege', 'Stoffe', 'Sofas'],
    body: `
Ein Fleck hat zwei Leben: die ersten fünf Minuten und alles danach. In den ersten geht fast alles mit Wasser und einem weißen Tuch heraus. Danach macht ihn meist erst das dauerhaft, was wir gegen ihn unternehmen. So ist die richtige Reihenfolge.
## Der Buchstabe auf dem Etikett
Unter den Kissen, in der Naht oder in der Anleitung steht bei vielen Polstermöbeln ein Reinigungscode:
- W: mit Wasser und milder Seife, als Schaum.
- S: nur mit Lösungsmittel für Polster, ohne Wasser. Wasser hinterlässt Ränder.
- WS oder SW: beides ist möglich.
- X: nur saugen und bürsten. Alles andere macht ein Fachbetrieb.
Fehlt das Etikett, behandle den Stoff wie S, bis die Probe etwas anderes sagt.
## Die heimliche Probe
Nimm eine Stelle unter dem Kissen oder an der Rückseite. Befeuchte ein weißes Tuch mit dem Mittel, drück es zehn Sekunden auf und lass alles trocknen. Nimmt das Tuch Farbe an, ändert sich der Ton oder entsteht ein Rand, hör auf.
## Tupfen, nie reiben
Reiben öffnet die Fasern und drückt den Fleck in die Polsterung. Nimm Festes zuerst mit einem Löffel ab, von außen zur Mitte. Dann tupfst du mit einem trockenen weißen Tuch, wendest es und wiederholst das, bis es sauber bleibt. Erst danach wird es feucht.
## Fleck für Fleck
- Kaffee, Tee, Limonade: kaltes Wasser mit ein paar Tropfen Spülmittel, als Schaum. Mit einem zweiten feuchten Tuch nachwischen.
- Rotwein: aufsaugen, einige Minuten mit Salz oder Natron bedecken, absaugen, dann kaltes Wasser und Seife. Weißwein hilft nicht, er ist nur ein zweiter Fleck.
- Fett und Soße: Speisestärke oder Talkum aufstreuen, zwanzig Minuten warten, absaugen, wiederholen. Danach Seife oder Lösungsmittel, je nach Buchstabe.
- Blut: immer kaltes Wasser. Warmes fixiert es.
- Tinte: Isopropanol auf ein Wattestäbchen, von außen nach innen, jedes Mal ein frisches.
- Kaugummi und Wachs: Eis in einem Beutel auflegen, bis sie hart sind, brechen und absaugen.
- Urin von Haustieren: Enzymreiniger. Chlor und Ammoniak helfen nicht, und der Geruch von Ammoniak lädt zur Wiederholung ein.
## Je nach Material
Samt bürstest du beim Trocknen in Strichrichtung. Leinen und Baumwolle befeuchtest du von Naht zu Naht, damit kein Rand bleibt. Leder: nebelfeuchtes Tuch, nie Lösungsmittel und keine Babytücher. Mikrofaser mit S: Alkohol aufsprühen und nach dem Trocknen weich ausbürsten.
## Was immer schadet
Chlor, heißes Wasser, der Föhn und das Mischen von Mitteln. Chlorreiniger zusammen mit Ammoniak oder Essig setzt außerdem giftige Gase frei: Misch sie niemals.
## Und zum Schluss
Lass die Stelle an der Luft und im Schatten trocknen und setz dich nicht darauf. Ist der Fleck nach 24 Stunden noch da, ruf einen Polsterer an, bevor du das dritte Mittel versuchst. Ein Fachbetrieb kann an einem Fleck arbeiten; an einer ausgebleichten Stelle nicht mehr.`,
  },
  it: {
    title: 'Come togliere una macchia a seconda del tessuto',
    summary:
      'Cerca la lettera sull’etichetta, tampona senza strofinare e prova prima dove non si vede. Il resto è pazienza.',
    imageAlt: 'Tavolino in rovere con un vaso davanti a un divano chiaro',
    tags: ['pulizia', 'tessuti', 'divani'],
    body: `
Una macchia ha due storie: i primi cinque minuti e quelli che seguono. Nei primi quasi tutto viene via con acqua e un panno bianco. Dopo, a renderla permanente è spesso quello che facciamo per toglierla. Ecco l’ordine giusto.
## La lettera sull’etichetta
Sotto i cuscini, nella cucitura o nelle istruzioni, molti mobili imbottiti riportano un codice di pulizia:
- W: con acqua e sapone delicato, in schiuma.
- S: solo con solvente per imbottiti, senza acqua. L’acqua lascia l’alone.
- WS o SW: vanno bene entrambi.
- X: solo aspirare e spazzolare. Il resto lo fa un professionista.
Senza etichetta, trattalo come S finché la prova non dice altro.
## La prova nascosta
Scegli un punto sotto il cuscino o sul retro. Bagna un panno bianco con quello che userai, premi dieci secondi e aspetta che asciughi. Se il panno prende colore, se il tessuto cambia tono o se compare un alone, fermati.
## Tamponare, mai strofinare
Strofinare apre le fibre e spinge la macchia nell’imbottitura. Prima raccogli il solido con un cucchiaio, dall’esterno verso il centro. Poi tampona con un panno bianco e asciutto, giralo e ripeti finché resta pulito. Solo allora inumidisci.
## Macchia per macchia
- Caffè, tè, bibite: acqua fredda con qualche goccia di detersivo per piatti, in schiuma. Sciacqua con un altro panno umido.
- Vino rosso: assorbi, copri con sale o bicarbonato per qualche minuto, aspira e continua con acqua fredda e sapone. Il vino bianco non lo toglie: aggiunge solo un’altra macchia.
- Grasso e salsa: cospargi amido di mais o talco, aspetta venti minuti, aspira e ripeti. Poi sapone o solvente, secondo la lettera.
- Sangue: sempre acqua fredda. Quella calda lo fissa.
- Inchiostro: alcol isopropilico su un bastoncino, dall’esterno verso l’interno, cambiandolo ogni volta.
- Gomma da masticare e cera: ghiaccio in un sacchetto finché induriscono, poi rompi e aspira.
- Pipì di animali: detergente enzimatico. Candeggina e ammoniaca non servono, e l’odore dell’ammoniaca invita a ripetere.
## Secondo il materiale
Velluto: asciuga spazzolando nel verso del pelo. Lino e cotone: inumidisci tutta la parte, da cucitura a cucitura, perché non resti l’alone. Pelle: panno appena umido, mai solventi né salviette per bambini. Microfibra con lettera S: alcol spruzzato e spazzola morbida quando è asciutta.
## Quello che fa sempre danno
La candeggina, l’acqua calda, l’asciugacapelli e mescolare i prodotti. Candeggina con ammoniaca o con aceto, inoltre, libera gas tossici: non farlo mai.
## E alla fine
Lascia asciugare all’aria e all’ombra, senza sederti sopra. Se dopo 24 ore la macchia è ancora lì, chiama un tappezziere prima di provare il terzo rimedio. Un bravo artigiano sa lavorare su una macchia; su una bruciatura di candeggina, no.`,
  },
}
