/**
 * @generated SignedSource<<4eb6b9debe7fb697a5dacba2c4288c5d>>
 * @relayHash a825bca7f9f7db54a977c18fbc5e27f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7e903572221762b85c651c740477660b89b762819cbc222e44fe23fe8dfacf1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7e903572221762b85c651c740477660b89b762819cbc222e44fe23fe8dfacf1",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
