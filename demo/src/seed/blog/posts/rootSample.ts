import type { ArticleTexts } from '../articleHtml.ts'

export const rootSample: ArticleTexts = {
  es: {
    title: 'Texto de prueba de la raíz',
    summary:
      'Con este texto probamos el blog antes de abrirlo. Lo dejamos a la vista para contar cómo escribimos los demás.',
    imageAlt: 'Sala con sofá claro, sillón terracota y dos cuadros',
    tags: ['redacción'],
    body: `
Este fue el primer texto que subimos, cuando el blog todavía no tenía secciones. Servía para revisar que los acentos salieran bien, que las listas no se encimaran y que una línea no fuera más larga que la mirada. Pensamos en borrarlo. Luego nos pareció justo dejarlo y contar, de paso, cómo trabajamos.
## Quiénes escriben
Somos pocas personas: una editora que antes hizo revistas de interiores, un carpintero que responde desde el taller y alguien que pasó años contestando preguntas en piso de venta. Cada texto empieza con una pregunta real, de las que llegan por correo o se repiten en la tienda. Si nadie la ha hecho, no la escribimos.
## De dónde salen los datos
Las medidas las tomamos con cinta, en muebles de verdad. Cuando hablamos de normas o de pruebas, como la Martindale para las telas, decimos qué miden y qué no. En los textos de dinero, las cifras son las mismas que ves antes de firmar, y las revisa quien lleva los créditos. Si algo es opinión, lo decimos así: a nosotros nos gusta, a ti quizá no.
## Cómo elegimos los productos
Al final de muchos textos aparecen muebles de la tienda. Los escoge quien escribió, por lo que se acaba de explicar, y solo si están a la venta. Nadie paga por salir ahí. Si un consejo no necesita comprar nada, el texto termina sin productos, y está bien.
## Qué no vas a encontrar
- Listas de veinte tendencias que en seis meses ya no existen.
- Fotos de casas en las que no vive nadie.
- Trucos que funcionan una vez y manchan la segunda.
- Comentarios: las opiniones sobre un producto van en el producto, donde le sirven a quien lo va a comprar.
## Cuando nos equivocamos
Pasa. Corregimos el texto y cambiamos la fecha de actualización, que está debajo del título. Si el error cambia un consejo, lo contamos en el primer párrafo. Escríbenos desde la página de contacto; leemos todo, aunque tardemos en responder.
## Cómo se lee mejor
Los textos tardan de dos a cuatro minutos. Están pensados para el teléfono, de pie, con una cinta en la otra mano. Por eso los subtítulos dicen de qué trata cada parte y las cifras van en listas o en tablas. Si te quedas sin señal, lo que ya abriste se puede volver a leer.
También puedes seguir el blog con un lector de RSS: ahí llega cada texto nuevo sin correo, sin registro y sin que nadie sepa qué lees.
## Y la raíz, ¿qué es?
En el programa con el que publicamos, las secciones cuelgan de una raíz, como las ramas de un árbol. Este texto se quedó ahí, sin sección, y por eso no aparece bajo ninguna. Nos recuerda de dónde salió todo lo demás. Gracias por leer hasta aquí: lo normal en una prueba es que nadie lo haga.`,
  },
}
