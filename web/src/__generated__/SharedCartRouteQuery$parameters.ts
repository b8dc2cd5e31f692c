/**
 * @generated SignedSource<<bc94eba882de74294b9aa02edb6f6f14>>
 * @relayHash cf954e90af77cc41093f22f6f3c22701
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40b7fb5742313eab36bc577aaeaaa394d1e3042987087780da4c8b385296e1b0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedCartRouteQuery } from './SharedCartRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedCartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40b7fb5742313eab36bc577aaeaaa394d1e3042987087780da4c8b385296e1b0",
    "metadata": {},
    "name": "SharedCartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
