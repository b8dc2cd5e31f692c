/**
 * @generated SignedSource<<7649c5feae1a053eeea482ef3c00733d>>
 * @relayHash 655f52763049dfdb4957860a257b22da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1c79368727ea7d5f73b74eb73b7e7e2f73dfa73927adc5c67aafc37071ae077

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SeriesRouteQuery } from './SeriesRouteQuery.graphql';

const node: PreloadableConcreteRequest<SeriesRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1c79368727ea7d5f73b74eb73b7e7e2f73dfa73927adc5c67aafc37071ae077",
    "metadata": {},
    "name": "SeriesRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
