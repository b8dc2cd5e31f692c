/**
 * @generated SignedSource<<fab419bde30bf2b9cfcda046b10ecf84>>
 * @relayHash aa494b812b9ba61087175ec6e81c37af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a3c9b252882b2542aa2d26bb80eece76b197ed68a20cb765c83c8085edc9c77

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a3c9b252882b2542aa2d26bb80eece76b197ed68a20cb765c83c8085edc9c77",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
