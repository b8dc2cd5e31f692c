/**
 * @generated SignedSource<<b4d36d30b084425e7d82d43a2dd0e962>>
 * @relayHash d80d2ee2083990ad795e802670c6c230
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34e735cdbf4f30e0bd6171c353fef9c9ee7d47098bc588a6a08b5f94198709de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34e735cdbf4f30e0bd6171c353fef9c9ee7d47098bc588a6a08b5f94198709de",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
