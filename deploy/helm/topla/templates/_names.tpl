{{- define "topla.name" -}}
{{ .Release.Name }}-topla
{{- end }}
{{- define "topla.selector" -}}
app.kubernetes.io/name: topla
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "topla.labels" -}}
{{ include "topla.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}
