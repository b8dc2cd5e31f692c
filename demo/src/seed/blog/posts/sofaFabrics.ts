import type { ArticleTexts } from '../articleHtml.ts'

export const sofaFabrics: ArticleTexts = {
  es: {
    title: 'Tela, piel o lino: qué sofá aguanta a tu familia',
    summary:
      'Niños, perros, sol de la tarde: cada material envejece distinto. Esto dice la etiqueta y esto pasa en casa.',
    imageAlt: 'Sofá de piel café con dos cojines y una mesa de centro redonda',
    tags: ['sofás', 'telas', 'piel', 'mascotas'],
    body: `
Un sofá recibe más uso que cualquier otro mueble: ahí se come, se duerme la siesta y se hace la tarea. Por eso la pregunta no es cuál material es el más bonito, sino cuál se va a ver bien dentro de cinco años en tu casa, con tu gente.
## El número que vale la pena pedir: Martindale
La prueba Martindale frota la tela con lana una y otra vez hasta que se rompen los hilos. El resultado son ciclos:
- Menos de 10,000: decorativa. Sirve para cojines y para un sillón que casi nadie usa.
- De 15,000 a 25,000: uso diario en una casa tranquila.
- De 25,000 a 40,000: familia con niños, siestas y visitas.
- Más de 40,000: también para oficinas y salas de espera.
Más ciclos no significan más suavidad ni menos manchas: solo dicen cuánto roce aguanta.
## Tela tejida
Las mezclas con poliéster son las más fáciles de vivir: resisten el roce, secan rápido y pierden poco color. El algodón es fresco, pero absorbe. El bouclé es muy cómodo y disimula migajas; si tienes gato, piénsalo dos veces, porque sus bucles son justo lo que una uña busca. El terciopelo de poliéster sorprende: como no tiene bucles, los gatos lo rasguñan menos y el pelo sale con un cepillo de goma.
## Lino
Respira, se siente fresco en verano y arruga con elegancia. También absorbe de inmediato y es sensible al roce. Elige lino si la sala es de adultos o si la funda se puede quitar; una mezcla de lino con poliéster conserva el aspecto y dura más.
## Piel
Hay dos grandes familias. La anilina deja ver los poros: es suave, cálida y se mancha con agua. La pigmentada lleva una capa de color que la protege: una copa derramada se limpia con un paño húmedo. Con el tiempo ambas cambian, y a muchos nos gusta. Tres cosas las dañan: el sol directo, el calor seco y las uñas. Límpiala con un paño apenas húmedo y dale crema para piel dos o tres veces al año.
## El sol también desgasta
La resistencia a la luz se mide del 1 al 8 en la escala de lana azul. Para una sala con ventana al poniente busca 5 o más. Los tonos oscuros y los rojos se aclaran antes; una cortina ligera en las horas fuertes ayuda más que cualquier tratamiento.
## Entonces, ¿cuál?
| Si en casa hay | Elige | Evita
| Niños chicos | Mezcla de poliéster, color medio, fundas desmontables | Lino claro
| Gato | Terciopelo de poliéster | Bouclé
| Perro | Piel pigmentada o tejido cerrado | Telas con bucle
| Mucho sol | Tela con solidez 5 o más, tonos claros | Piel sin cortina
| Solo adultos | Lo que más te guste tocar | Decidir por foto
Antes de comprar, pide la muestra de tela. Ponla donde va el sofá, mójala, rásguñala con la llave y mírala al mediodía y de noche. Cuesta menos que un arrepentimiento.`,
  },
  de: {
    title: 'Stoff, Leder oder Leinen: Welches Sofa hält deine Familie aus?',
    summary:
      'Kinder, Hund, Abendsonne: Jedes Material altert anders. Was auf dem Etikett steht und was zu Hause passiert.',
    imageAlt: 'Braunes Ledersofa mit zwei Kissen und rundem Couchtisch',
    tags: ['Sofas', 'Stoffe', 'Leder', 'Haustiere'],
    body: `
Kein Möbel wird so viel benutzt wie das Sofa: Dort wird gegessen, geschlafen und gelernt. Die Frage ist deshalb nicht, welches Material am schönsten ist, sondern welches in fünf Jahren bei euch noch gut aussieht.
## Die Zahl, nach der du fragen solltest: Martindale
Beim Martindale-Test reibt Wolle so lange über den Stoff, bis Fäden reißen. Das Ergebnis sind Scheuertouren:
- Unter 10.000: dekorativ. Gut für Kissen und einen Sessel, in dem selten jemand sitzt.
- 15.000 bis 25.000: täglicher Gebrauch in einem ruhigen Haushalt.
- 25.000 bis 40.000: Familie mit Kindern, Mittagsschlaf und Besuch.
- Über 40.000: auch für Büros und Wartezimmer.
Mehr Touren heißen nicht weicher oder fleckenfester. Sie sagen nur, wie viel Reibung der Stoff verträgt.
## Gewebe
Mischungen mit Polyester sind am unkompliziertesten: Sie sind scheuerfest, trocknen schnell und bleichen wenig aus. Baumwolle ist angenehm kühl, saugt aber. Bouclé ist gemütlich und versteckt Krümel; mit Katze überlege es dir zweimal, denn seine Schlingen sind genau das, was eine Kralle sucht. Samt aus Polyester überrascht: Ohne Schlingen kratzen Katzen seltener daran, und Haare gehen mit einer Gummibürste ab.
## Leinen
Leinen atmet, kühlt im Sommer und knittert mit Würde. Es saugt aber sofort auf und mag keine Reibung. Nimm es, wenn das Wohnzimmer den Erwachsenen gehört oder sich der Bezug abnehmen lässt. Eine Mischung mit Polyester behält den Charakter und hält länger.
## Leder
Es gibt zwei große Familien. Anilinleder zeigt seine Poren: Es ist weich, warm und bekommt schon von Wasser Flecken. Pigmentiertes Leder trägt eine Farbschicht, die es schützt: Ein verschüttetes Glas wischst du mit einem feuchten Tuch weg. Mit der Zeit verändern sich beide, und viele mögen genau das. Drei Dinge schaden: direkte Sonne, trockene Heizungsluft und Krallen. Wisch nur nebelfeucht und pflege das Leder zwei- bis dreimal im Jahr mit Ledercreme.
## Auch die Sonne nutzt ab
Die Lichtechtheit wird auf der Blauskala von 1 bis 8 gemessen. Für ein Zimmer mit Westfenster such dir mindestens eine 5. Dunkle Töne und Rot verblassen zuerst. Ein leichter Vorhang in den starken Stunden hilft mehr als jede Imprägnierung.
## Und welches nun?
| Zu Hause gibt es | Nimm | Lieber nicht
| Kleine Kinder | Polyestermischung, mittlerer Farbton, abnehmbare Bezüge | Helles Leinen
| Eine Katze | Samt aus Polyester | Bouclé
| Einen Hund | Pigmentiertes Leder oder dichtes Gewebe | Stoffe mit Schlingen
| Viel Sonne | Lichtechtheit ab 5, helle Töne | Leder ohne Vorhang
| Nur Erwachsene | Was sich am besten anfühlt | Nach dem Foto entscheiden
Bestell vor dem Kauf eine Stoffprobe. Leg sie dorthin, wo das Sofa stehen soll, mach sie nass, kratz mit dem Schlüssel darüber und sieh sie dir mittags und abends an. Das kostet weniger als ein Fehlkauf.`,
  },
  it: {
    title: 'Tessuto, pelle o lino: quale divano resiste alla tua famiglia',
    summary:
      'Bambini, cane, sole del pomeriggio: ogni materiale invecchia a modo suo. Cosa dice l’etichetta e cosa succede a casa.',
    imageAlt: 'Divano in pelle marrone con due cuscini e un tavolino rotondo',
    tags: ['divani', 'tessuti', 'pelle', 'animali'],
    body: `
Nessun mobile si usa quanto il divano: ci si mangia, ci si dorme, ci si fanno i compiti. Perciò la domanda non è quale materiale sia il più bello, ma quale sarà ancora bello tra cinque anni, a casa tua e con la tua gente.
## Il numero da chiedere: Martindale
La prova Martindale strofina il tessuto con la lana finché i fili si rompono. Il risultato sono cicli:
- Meno di 10.000: decorativo. Va bene per i cuscini e per una poltrona che si usa poco.
- Da 15.000 a 25.000: uso quotidiano in una casa tranquilla.
- Da 25.000 a 40.000: famiglia con bambini, pisolini e ospiti.
- Oltre 40.000: anche per uffici e sale d’attesa.
Più cicli non vogliono dire più morbidezza né meno macchie: dicono solo quanto sfregamento regge.
## Tessuto
Le miste con poliestere sono le più semplici da vivere: resistono allo sfregamento, asciugano in fretta e scoloriscono poco. Il cotone è fresco ma assorbe. Il bouclé è comodissimo e nasconde le briciole; con un gatto pensaci due volte, perché i suoi anelli sono proprio quello che un’unghia cerca. Il velluto di poliestere sorprende: senza anelli i gatti lo graffiano meno e il pelo viene via con una spazzola di gomma.
## Lino
Respira, d’estate è fresco e si stropiccia con eleganza. Però assorbe subito e soffre lo sfregamento. Sceglilo se il soggiorno è dei grandi o se la fodera si toglie; una mista lino e poliestere conserva l’aspetto e dura di più.
## Pelle
Ci sono due grandi famiglie. L’anilina lascia vedere i pori: è morbida, calda e si macchia anche con l’acqua. La pigmentata ha uno strato di colore che la protegge: un bicchiere rovesciato si pulisce con un panno umido. Col tempo entrambe cambiano, e a molti piace così. Tre cose le rovinano: il sole diretto, il calore secco e le unghie. Puliscila con un panno appena umido e nutrila con una crema per pelle due o tre volte l’anno.
## Anche il sole consuma
La solidità alla luce si misura da 1 a 8 sulla scala dei blu. Per una stanza esposta a ovest cerca almeno 5. I toni scuri e i rossi schiariscono prima; una tenda leggera nelle ore forti aiuta più di qualsiasi trattamento.
## Allora, quale?
| Se in casa c’è | Scegli | Evita
| Bambini piccoli | Mista poliestere, colore medio, fodere sfoderabili | Lino chiaro
| Un gatto | Velluto di poliestere | Bouclé
| Un cane | Pelle pigmentata o tessuto fitto | Tessuti ad anelli
| Molto sole | Solidità 5 o più, toni chiari | Pelle senza tenda
| Solo adulti | Quello che più ti piace toccare | Decidere da una foto
Prima di comprare chiedi il campione di tessuto. Mettilo dove andrà il divano, bagnalo, graffialo con la chiave e guardalo a mezzogiorno e di sera. Costa meno di un pentimento.`,
  },
}
