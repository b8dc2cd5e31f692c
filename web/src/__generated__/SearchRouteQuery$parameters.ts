/**
 * @generated SignedSource<<d522003fd42197095e147c0d10124636>>
 * @relayHash 660167ce669ecccb6be434db8d23b263
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af577e8cfbf6f0124747604a5ca35976190fd925e75b88f6a1a9eb0123e8addf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af577e8cfbf6f0124747604a5ca35976190fd925e75b88f6a1a9eb0123e8addf",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
