/**
 * @generated SignedSource<<37a941df197a4b955fdd699bf6f7dd60>>
 * @relayHash dd39984f53cea5692f0ff5839fa07043
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb920dc66e7a6860fd41409ca4c4770b35550aee6cd11394f94211139645bb34

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb920dc66e7a6860fd41409ca4c4770b35550aee6cd11394f94211139645bb34",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
