/**
 * @generated SignedSource<<07276d6648d4b668dc8d472539694222>>
 * @relayHash 56f0d62d52b6450aae42f4d6456c6980
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cca748be1f5dbe2eecacb513207b4f364bff64873d6adf54d786f9152bb36698

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompanyRouteQuery } from './CompanyRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompanyRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cca748be1f5dbe2eecacb513207b4f364bff64873d6adf54d786f9152bb36698",
    "metadata": {},
    "name": "CompanyRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
