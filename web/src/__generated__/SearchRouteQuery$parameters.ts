/**
 * @generated SignedSource<<5dd4c95066cbdd52a5aae7a844924e13>>
 * @relayHash af9a36fe1e37c0cdd60bac8f429a666f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ec6c4aa47eb6bc215ce5d4f9fd616bc7dfe7fed3dc07ae7eb5f716ed227c003

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ec6c4aa47eb6bc215ce5d4f9fd616bc7dfe7fed3dc07ae7eb5f716ed227c003",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
