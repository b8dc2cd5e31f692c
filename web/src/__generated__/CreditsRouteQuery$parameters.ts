/**
 * @generated SignedSource<<5d98b1984447a1d7e877406f05d6fbdd>>
 * @relayHash 990955d9be76cb856cfef9b0193b1e92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ced4d7947ba865c8698d92b9ec9c5af54178fcbcf06794d3b0739ad61b6a7c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditsRouteQuery } from './CreditsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0ced4d7947ba865c8698d92b9ec9c5af54178fcbcf06794d3b0739ad61b6a7c",
    "metadata": {},
    "name": "CreditsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
