/**
 * @generated SignedSource<<cc81a5376a2eaa9c33050406c764c652>>
 * @relayHash 729520dc7e66ab92ccd6bc526ef9ea5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ae9938263beb997cc86d2a1550773295d9a87a63263d75a6887730f35085866

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GuaranteeRouteQuery } from './GuaranteeRouteQuery.graphql';

const node: PreloadableConcreteRequest<GuaranteeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ae9938263beb997cc86d2a1550773295d9a87a63263d75a6887730f35085866",
    "metadata": {},
    "name": "GuaranteeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
