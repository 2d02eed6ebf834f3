# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	93f
testl	%edx,%edx
je	93f
testl	%esi,%esi
je	93f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5384,%rsp
movq	5456(%rsp),%rax
movl	%esi,%r11d
movl	%edx,%edx
movq	(%rdi),%r10
movq	8(%rdi),%rsi
movq	%rsi,40(%rsp)
movq	16(%rdi),%r12
movq	24(%rdi),%rbx
movq	%rbx,176(%rsp)
movq	32(%rdi),%rdi
addl	%r8d,%r9d
addl	5440(%rsp),%r9d
movl	%ecx,%ecx
movq	%rcx,144(%rsp)
movq	%r9,160(%rsp)
leaq	(%r9,%r9),%rbx
movq	%rdx,48(%rsp)
imulq	%r11,%rdx
addq	%rdx,%rdx
movq	%rdx,136(%rsp)
leaq	(%r11,%r11),%rcx
movq	%rcx,152(%rsp)
leaq	256(%rdi),%rbp
vbroadcastss	94f(%rip),%zmm31
vbroadcastss	329f(%rip),%zmm20
leaq	64(%r10),%rcx
vxorps	%xmm27,%xmm27,%xmm27
xorl	%r9d,%r9d
vpbroadcastd	373f(%rip),%zmm28
vbroadcastss	96f(%rip),%zmm26
vbroadcastss	97f(%rip),%zmm29
vbroadcastss	98f(%rip),%zmm30
vbroadcastss	99f(%rip),%zmm18
vbroadcastss	322f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm21
vpbroadcastd	324f(%rip),%zmm17
movq	%r11,192(%rsp)
movq	%r12,184(%rsp)
jmp	3f
.p2align	4
2:
movq	%rsi,%r9
incq	%r9
movq	%rdx,%rbx
addq	136(%rsp),%rbx
cmpq	144(%rsp),%r9
je	92f
3:
movq	%r9,%rsi
imulq	48(%rsp),%r9
movq	%r9,168(%rsp)
movq	%rbx,%rdx
xorl	%r14d,%r14d
movq	%rbx,208(%rsp)
movq	%rsi,200(%rsp)
jmp	5f
.p2align	4
4:
incq	%r14
addq	152(%rsp),%rbx
cmpq	48(%rsp),%r14
je	2b
5:
movq	168(%rsp),%r9
addq	%r14,%r9
imulq	%r11,%r9
addq	160(%rsp),%r9
movq	%rbx,32(%rsp)
xorl	%r15d,%r15d
movq	%rbx,232(%rsp)
movq	%r14,224(%rsp)
movq	%r9,216(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	329f(%rip),%zmm20
vblendmps	1792(%rsp),%zmm20,%zmm0 {%k1}
movq	176(%rsp),%rdx
vmovups	2944(%rsp),%zmm1
vmovaps	%zmm1,(%rdx,%r15)
vmovaps	%zmm0,(%rdx,%r13)
movq	5456(%rsp),%rax
movq	192(%rsp),%r11
movq	208(%rsp),%rdx
vbroadcastss	94f(%rip),%zmm31
movq	200(%rsp),%rsi
vbroadcastss	373f(%rip),%zmm28
vbroadcastss	96f(%rip),%zmm26
vbroadcastss	97f(%rip),%zmm29
vbroadcastss	98f(%rip),%zmm30
vbroadcastss	99f(%rip),%zmm18
vbroadcastss	322f(%rip),%zmm16
vbroadcastss	323f(%rip),%zmm21
vpbroadcastd	324f(%rip),%zmm17
movq	232(%rsp),%rbx
movq	224(%rsp),%r14
movq	216(%rsp),%r9
movq	248(%rsp),%r15
7:
incq	%r15
addq	$2,32(%rsp)
cmpq	%r11,%r15
je	4b
8:
leaq	(%r9,%r15),%r13
movl	8(%rax),%r8d
movq	%r8,24(%rsp)
cmpq	%r8,%r13
jae	7b
movq	%r15,248(%rsp)
movq	%r13,%rdx
movl	(%rax),%r13d
movl	12(%rax),%esi
movl	%esi,64(%rsp)
movl	16(%rax),%eax
movl	%eax,8(%rsp)
movq	%r13,%rbx
imulq	%r13,%rbx
movq	%rbx,%rsi
movq	%rdx,240(%rsp)
imulq	%rdx,%rsi
addq	%rsi,%rsi
vxorps	%xmm2,%xmm2,%xmm2
testq	%r13,%r13
je	53f
leaq	(,%r13,2),%rax
movl	$2,%r15d
subq	%r13,%r15
movq	32(%rsp),%r14
imulq	%rbx,%r14
vxorps	%xmm25,%xmm25,%xmm25
vmovaps	%zmm31,%zmm22
vmovaps	%zmm31,%zmm23
vpbroadcastd	95f(%rip),%zmm9
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r9d,%r9d
jmp	32f
.p2align	4
9:
vaddps	%zmm13,%zmm5,%zmm5
vaddps	%zmm8,%zmm12,%zmm12
vaddps	%zmm4,%zmm1,%zmm1
vaddps	%zmm15,%zmm11,%zmm11
incq	%r9
addq	%rax,%r14
cmpq	%r13,%r9
je	52f
32:
movl	%r14d,%edx
shrl	%edx
andl	$1073741823,%edx
shlq	$7,%rdx
movl	%eax,%r8d
imull	%r9d,%r8d
addl	%esi,%r8d
andl	$2147483646,%r8d
shlq	$6,%r8
leaq	(%r10,%r8),%r12
vmovaps	(%r10,%r8),%zmm0
vmovaps	64(%r10,%r8),%zmm8
testb	$8,8(%rsp)
jne	36f
cmpl	$1,%r13d
jne	33f
vaddps	%zmm8,%zmm10,%zmm10
33:
leaq	192(%r10),%r8
addq	%r8,%rdx
vsubps	%zmm8,%zmm0,%zmm13
cmpq	$1,%r13
jne	34f
vaddps	%zmm13,%zmm3,%zmm3
34:
vaddps	%zmm27,%zmm13,%zmm4
vaddps	%zmm27,%zmm8,%zmm15
je	45f
leaq	-2(%r13),%r8
testq	%r8,%r8
je	42f
movl	$1,%r8d
.p2align	4
35:
vmovaps	-64(%rdx),%zmm0
vmovaps	(%rdx),%zmm7
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm4,%zmm4
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r15,%r8),%r11
incq	%r11
incq	%r8
subq	$-128,%rdx
cmpq	$1,%r11
jne	35b
jmp	43f
.p2align	4
36:
cmpl	$1,%r13d
jne	37f
vaddps	%zmm8,%zmm10,%zmm10
37:
leaq	192(%r10),%r8
addq	%r8,%rdx
vcmpltps	%zmm26,%zmm8,%k1
vmovaps	%zmm0,%zmm7 {%k1} {z}
vaddps	%zmm29,%zmm7,%zmm4
vfmadd213ps	%zmm30,%zmm7,%zmm4
vfmadd213ps	%zmm18,%zmm7,%zmm4
vaddps	%zmm16,%zmm7,%zmm15
vfmadd213ps	%zmm21,%zmm7,%zmm15
vsubps	%zmm8,%zmm0,%zmm13
cmpq	$1,%r13
jne	38f
vaddps	%zmm13,%zmm3,%zmm3
38:
vcmpltps	%zmm7,%zmm27,%k1
vmulps	%zmm4,%zmm22,%zmm22 {%k1}
vmulps	%zmm15,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm22,%zmm0
vpsrld	$23,%zmm23,%zmm4
vpsubd	%zmm4,%zmm9,%zmm4
vpaddd	%zmm0,%zmm4,%zmm9
vpbroadcastd	94f(%rip),%zmm0
vpternlogd	$236,%zmm17,%zmm0,%zmm22
vpternlogd	$236,%zmm17,%zmm0,%zmm23
vbroadcastss	94f(%rip),%zmm0 {%k1} {z}
vaddps	%zmm0,%zmm25,%zmm25
vaddps	%zmm27,%zmm13,%zmm4
vaddps	%zmm27,%zmm8,%zmm15
je	45f
vmovdqa64	%zmm22,%zmm24
leaq	-2(%r13),%r8
testq	%r8,%r8
je	47f
movl	$1,%r8d
vpbroadcastd	94f(%rip),%zmm28
vbroadcastss	322f(%rip),%zmm21
vbroadcastss	323f(%rip),%zmm19
vmovdqa64	%zmm17,%zmm22
.p2align	4
39:
vmovaps	-64(%rdx),%zmm0
vmovaps	(%rdx),%zmm7
vcmpltps	%zmm26,%zmm7,%k1
vmovaps	%zmm0,%zmm16 {%k1} {z}
vaddps	%zmm29,%zmm16,%zmm17
vfmadd213ps	%zmm30,%zmm16,%zmm17
vfmadd213ps	%zmm18,%zmm16,%zmm17
vaddps	%zmm21,%zmm16,%zmm18
vfmadd213ps	%zmm19,%zmm16,%zmm18
vcmpltps	%zmm16,%zmm27,%k1
vmulps	%zmm17,%zmm24,%zmm24 {%k1}
vmulps	%zmm18,%zmm23,%zmm23 {%k1}
vbroadcastss	99f(%rip),%zmm18
vpsrld	$23,%zmm24,%zmm16
vpsrld	$23,%zmm23,%zmm17
vpsubd	%zmm17,%zmm9,%zmm9
vpaddd	%zmm16,%zmm9,%zmm9
vpternlogd	$236,%zmm22,%zmm28,%zmm24
vpternlogd	$236,%zmm22,%zmm28,%zmm23
vbroadcastss	94f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm25,%zmm25
vsubps	%zmm7,%zmm0,%zmm0
vaddps	%zmm0,%zmm4,%zmm4
vaddps	%zmm7,%zmm15,%zmm15
leaq	(%r15,%r8),%r11
incq	%r11
incq	%r8
subq	$-128,%rdx
cmpq	$1,%r11
jne	39b
jmp	48f
42:
movl	$1,%r8d
43:
movq	%r8,%rdx
shlq	$7,%rdx
vmovaps	(%r12,%rdx),%zmm7
vmovaps	64(%r12,%rdx),%zmm0
vsubps	%zmm0,%zmm7,%zmm7
incq	%r8
cmpq	%r13,%r8
jne	44f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm10,%zmm10
44:
vaddps	%zmm7,%zmm4,%zmm4
vaddps	%zmm0,%zmm15,%zmm15
45:
testq	%r9,%r9
jne	9b
46:
vaddps	%zmm4,%zmm6,%zmm6
vaddps	%zmm15,%zmm14,%zmm14
jmp	9b
47:
movl	$1,%r8d
vbroadcastss	322f(%rip),%zmm21
vbroadcastss	323f(%rip),%zmm19
48:
movq	%r8,%rdx
shlq	$7,%rdx
vmovaps	(%r12,%rdx),%zmm7
vmovaps	64(%r12,%rdx),%zmm0
vcmpltps	%zmm26,%zmm0,%k1
vmovaps	%zmm7,%zmm17 {%k1} {z}
vaddps	%zmm29,%zmm17,%zmm16
vfmadd213ps	%zmm30,%zmm17,%zmm16
vfmadd213ps	%zmm18,%zmm17,%zmm16
vaddps	%zmm21,%zmm17,%zmm18
vfmadd213ps	%zmm19,%zmm17,%zmm18
vsubps	%zmm0,%zmm7,%zmm7
incq	%r8
cmpq	%r13,%r8
vpbroadcastd	373f(%rip),%zmm28
vmovaps	%zmm19,%zmm21
jne	49f
vaddps	%zmm7,%zmm3,%zmm3
vaddps	%zmm0,%zmm10,%zmm10
49:
vmovdqa64	%zmm24,%zmm22
vcmpltps	%zmm17,%zmm27,%k1
vmulps	%zmm16,%zmm24,%zmm22 {%k1}
vmulps	%zmm18,%zmm23,%zmm23 {%k1}
vpsrld	$23,%zmm22,%zmm16
vpsrld	$23,%zmm23,%zmm17
vpsubd	%zmm17,%zmm9,%zmm9
vpaddd	%zmm16,%zmm9,%zmm9
vpbroadcastd	94f(%rip),%zmm16
vpbroadcastd	324f(%rip),%zmm17
vpternlogd	$236,%zmm17,%zmm16,%zmm22
vpternlogd	$236,%zmm17,%zmm16,%zmm23
vbroadcastss	94f(%rip),%zmm16 {%k1} {z}
vaddps	%zmm16,%zmm25,%zmm25
vaddps	%zmm7,%zmm4,%zmm4
vaddps	%zmm0,%zmm15,%zmm15
vbroadcastss	99f(%rip),%zmm18
vbroadcastss	322f(%rip),%zmm16
testq	%r9,%r9
jne	9b
jmp	46b
.p2align	4
52:
vbroadcastss	325f(%rip),%zmm8
vmulps	%zmm8,%zmm14,%zmm0
vrndscaleps	$8,%zmm0,%zmm14
vmulps	%zmm8,%zmm15,%zmm0
vrndscaleps	$8,%zmm0,%zmm13
vmulps	%zmm8,%zmm12,%zmm0
vrndscaleps	$8,%zmm0,%zmm7
vmulps	%zmm8,%zmm10,%zmm0
vrndscaleps	$8,%zmm0,%zmm0
vmulps	%zmm8,%zmm11,%zmm8
vrndscaleps	$8,%zmm8,%zmm8
vcvtudq2ps	%zmm9,%zmm9
vaddps	326f(%rip){1to16},%zmm9,%zmm9
vmovups	%zmm9,4160(%rsp)
jmp	54f
53:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm9,4160(%rsp)
vmovaps	%zmm31,%zmm23
vmovaps	%zmm31,%zmm22
54:
vpxord	%xmm24,%xmm24,%xmm24
vcvtusi2ss	%r13d,%xmm24,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm14,%zmm9,%zmm10
vmaxps	%zmm31,%zmm10,%zmm10
vdivps	%zmm10,%zmm31,%zmm10
vmulps	%zmm10,%zmm6,%zmm6
vsubps	%zmm13,%zmm9,%zmm10
vmaxps	%zmm31,%zmm10,%zmm10
vdivps	%zmm10,%zmm31,%zmm10
vmulps	%zmm10,%zmm4,%zmm4
vsubps	%zmm7,%zmm9,%zmm7
vmaxps	%zmm31,%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm7,%zmm5,%zmm5
vsubps	%zmm0,%zmm9,%zmm0
vmaxps	%zmm31,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vminps	%zmm6,%zmm4,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vmaxps	%zmm6,%zmm4,%zmm6
vmovaps	%zmm4,%zmm6 {%k1}
vminps	%zmm5,%zmm0,%zmm4
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm0,%zmm4 {%k1}
vmaxps	%zmm5,%zmm0,%zmm5
vmovaps	%zmm0,%zmm5 {%k1}
vminps	%zmm3,%zmm4,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm0 {%k1}
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k1}
vminps	%zmm6,%zmm5,%zmm4
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vminps	%zmm3,%zmm4,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm5,%zmm0,%zmm0
vbroadcastss	327f(%rip),%zmm16
vmulps	%zmm16,%zmm0,%zmm3
vmaxps	%zmm2,%zmm3,%zmm0
vmulps	%zmm20,%zmm0,%zmm6
testq	%r13,%r13
vbroadcastss	369f(%rip),%zmm29
vbroadcastss	372f(%rip),%zmm30
vmovups	%zmm25,4608(%rsp)
vmovups	%zmm22,4544(%rsp)
vmovups	%zmm23,4480(%rsp)
je	62f
leaq	(,%r13,2),%rax
movl	%r13d,%edx
andl	$-2,%edx
movq	32(%rsp),%r8
imulq	%rbx,%r8
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm2,%xmm2,%xmm2
xorl	%r9d,%r9d
jmp	58f
.p2align	4
55:
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r14d,%r14d
56:
vmovaps	%zmm0,%zmm11
vmovaps	%zmm7,%zmm0
movl	%eax,%r11d
imull	%r9d,%r11d
addl	%esi,%r11d
andl	$2147483646,%r11d
shlq	$6,%r11
vcvtsi2ss	%r14,%xmm27,%xmm12
addq	%r10,%r11
shlq	$7,%r14
vmovaps	(%r11,%r14),%zmm7
vmovaps	64(%r11,%r14),%zmm13
vsubps	%zmm13,%zmm7,%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmaxps	%zmm27,%zmm7,%zmm7
vfmadd132ps	%zmm20,%zmm6,%zmm13
vfmsub231ps	%zmm7,%zmm7,%zmm13
vmaxps	%zmm27,%zmm13,%zmm13
vbroadcastss	%xmm12,%zmm7
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm0,%zmm13,%zmm7
vmulss	%xmm12,%xmm12,%xmm0
vbroadcastss	%xmm0,%zmm0
vfmadd213ps	%zmm11,%zmm13,%zmm0
57:
vcvtsi2ss	%r9,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm4,%zmm4
vfmadd231ps	%zmm12,%zmm10,%zmm5
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%r9
addq	%rax,%r8
cmpq	%r13,%r9
je	63f
58:
cmpl	$1,%r13d
je	55b
movl	%r8d,%r15d
shrl	%r15d
andl	$1073741823,%r15d
shlq	$7,%r15
leaq	192(%r10),%r11
addq	%r11,%r15
vxorps	%xmm10,%xmm10,%xmm10
xorl	%r14d,%r14d
.p2align	4
59:
vmovaps	-192(%r15),%zmm11
vmovaps	-128(%r15),%zmm12
vmovaps	-64(%r15),%zmm13
vmovaps	(%r15),%zmm14
vsubps	%zmm12,%zmm11,%zmm11
vsubps	%zmm3,%zmm11,%zmm11
vmaxps	%zmm27,%zmm11,%zmm11
vfmadd213ps	%zmm6,%zmm20,%zmm12
vfmsub231ps	%zmm11,%zmm11,%zmm12
vmaxps	%zmm27,%zmm12,%zmm11
vcvtsi2ss	%r14,%xmm31,%xmm12
vbroadcastss	%xmm12,%zmm15
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm7,%zmm11,%zmm15
vmulss	%xmm12,%xmm12,%xmm7
vbroadcastss	%xmm7,%zmm12
vfmadd213ps	%zmm0,%zmm11,%zmm12
vsubps	%zmm14,%zmm13,%zmm0
vsubps	%zmm3,%zmm0,%zmm0
vmaxps	%zmm27,%zmm0,%zmm0
vfmadd213ps	%zmm6,%zmm20,%zmm14
vfmsub231ps	%zmm0,%zmm0,%zmm14
vmaxps	%zmm27,%zmm14,%zmm11
leaq	1(%r14),%r11
vcvtsi2ss	%r11,%xmm31,%xmm0
vbroadcastss	%xmm0,%zmm7
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm15,%zmm11,%zmm7
vmulss	%xmm0,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vfmadd213ps	%zmm12,%zmm11,%zmm0
addq	$2,%r14
addq	$256,%r15
cmpq	%rdx,%r14
jne	59b
testb	$1,%r13b
jne	56b
jmp	57b
62:
xorl	%eax,%eax
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
63:
vpxord	%xmm24,%xmm24,%xmm24
vcvtusi2ss	%rbx,%xmm24,%xmm6
vandps	328f(%rip){1to16},%zmm1,%zmm10
vmaxps	333f(%rip){1to16},%zmm4,%zmm11
vdivps	%zmm11,%zmm31,%zmm11
vbroadcastss	%xmm6,%zmm12
vcmpgtps	334f(%rip){1to16},%zmm4,%k1
vaddps	335f(%rip){1to16},%zmm9,%zmm6
vdivps	336f(%rip){1to16},%zmm12,%zmm9
vmulps	%zmm16,%zmm6,%zmm6
vmovaps	%zmm6,%zmm13
vmulps	%zmm11,%zmm7,%zmm13 {%k1}
vmulps	%zmm11,%zmm0,%zmm0
vfnmadd231ps	%zmm13,%zmm13,%zmm0
vaddps	%zmm0,%zmm0,%zmm0
vminps	%zmm0,%zmm9,%zmm7
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm9,%zmm7 {%k2}
vbroadcastss	337f(%rip),%zmm14
vmaxps	%zmm14,%zmm7,%zmm0
vsqrtps	%zmm0,%zmm0
vsubps	%zmm8,%zmm12,%zmm7
vmulps	%zmm11,%zmm5,%zmm6 {%k1}
vmulps	%zmm11,%zmm2,%zmm2
vfnmadd231ps	%zmm6,%zmm6,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm9,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm9,%zmm5 {%k1}
vmaxps	%zmm14,%zmm5,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	338f(%rip){1to16},%zmm0,%zmm5
vmulps	%zmm5,%zmm2,%zmm5
vmulps	%zmm5,%zmm4,%zmm4
vsqrtps	%zmm4,%zmm4
vpcmpgtd	332f(%rip){1to16},%zmm10,%k0
vfnmadd231ps	%zmm7,%zmm3,%zmm1
vmaxps	%zmm1,%zmm4,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm4,%zmm5 {%k1}
vmaxps	%zmm31,%zmm5,%zmm1
vaddps	%zmm2,%zmm0,%zmm0
vmulps	%zmm16,%zmm0,%zmm0
movq	40(%rsp),%rdx
vbroadcastss	20(%rdx),%zmm2
vpxord	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm2,%zmm17,%k1
vbroadcastss	52(%rdx),%zmm15
vbroadcastss	76(%rdx),%zmm16
vbroadcastss	56(%rdx),%zmm12
vbroadcastss	80(%rdx),%zmm14
vbroadcastss	60(%rdx),%zmm10
vbroadcastss	84(%rdx),%zmm11
vbroadcastss	64(%rdx),%zmm8
vbroadcastss	88(%rdx),%zmm9
vbroadcastss	68(%rdx),%zmm4
vmovaps	%zmm2,%zmm0 {%k1}
vbroadcastss	92(%rdx),%zmm5
vminps	%zmm13,%zmm16,%zmm2
vcmpunordps	%zmm13,%zmm13,%k1
vmovups	%zmm16,4032(%rsp)
vmovaps	%zmm16,%zmm2 {%k1}
vmaxps	%zmm2,%zmm15,%zmm13
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm15,4096(%rsp)
vmovaps	%zmm15,%zmm13 {%k1}
vmovups	%zmm13,768(%rsp)
vminps	%zmm6,%zmm14,%zmm2
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm14,3392(%rsp)
vmovaps	%zmm14,%zmm2 {%k1}
vmaxps	%zmm2,%zmm12,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm12,3456(%rsp)
vmovaps	%zmm12,%zmm6 {%k1}
vmovups	%zmm6,832(%rsp)
vmovups	%zmm11,2624(%rsp)
vminps	%zmm1,%zmm11,%zmm1
vmovups	%zmm10,2688(%rsp)
vmaxps	%zmm1,%zmm10,%zmm1
vmovups	%zmm1,256(%rsp)
vminps	%zmm3,%zmm9,%zmm1
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm9,2752(%rsp)
vmovaps	%zmm9,%zmm1 {%k1}
vmaxps	%zmm1,%zmm8,%zmm26
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm8,2816(%rsp)
vmovaps	%zmm8,%zmm26 {%k1}
vminps	%zmm0,%zmm5,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm5,%zmm1 {%k1}
vmaxps	%zmm1,%zmm4,%zmm8
vmovups	%zmm7,4416(%rsp)
vbroadcastss	339f(%rip),%zmm2
vcmpltps	%zmm2,%zmm7,%k1
korw	%k1,%k0,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3328(%rsp)
vblendmps	%zmm17,%zmm31,%zmm14 {%k1}
vbroadcastss	342f(%rip),%zmm1
vblendmps	%zmm1,%zmm2,%zmm0 {%k1}
vmovups	%zmm0,1792(%rsp)
vcvtusi2ssl	64(%rsp),%xmm31,%xmm0
vmovaps	%zmm4,%zmm8 {%k2}
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4288(%rsp)
vmovups	%zmm4,3584(%rsp)
vmovups	%zmm5,3520(%rsp)
vsubss	%xmm4,%xmm5,%xmm0
vmulss	337f(%rip),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4672(%rsp)
movq	%r13,%rdx
shlq	$6,%rdx
leaq	(%rdx,%rdx,4),%r15
movq	32(%rsp),%rdx
imulq	%rbx,%rdx
movq	%rdx,56(%rsp)
movq	%r13,%rsi
shlq	$7,%rsi
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3136(%rsp)
vmovups	%zmm0,2304(%rsp)
vmovups	%zmm0,2368(%rsp)
vmovups	%zmm0,2432(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm0,1728(%rsp)
vmovups	%zmm31,3264(%rsp)
vbroadcastss	344f(%rip),%zmm0
vmovups	%zmm0,4224(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm2,1536(%rsp)
vmovups	%zmm0,2880(%rsp)
vmovups	%zmm1,3200(%rsp)
vbroadcastss	343f(%rip),%zmm0
vmovups	%zmm0,3968(%rsp)
vbroadcastss	332f(%rip),%zmm0
vmovups	%zmm0,3648(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2944(%rsp)
vpbroadcastd	348f(%rip),%zmm15
vpbroadcastd	346f(%rip),%zmm19
vpbroadcastd	345f(%rip),%zmm9
jmp	65f
.p2align	4
64:
vmulps	%zmm25,%zmm12,%zmm25
vfmadd213ps	%zmm23,%zmm25,%zmm24
vmulps	%zmm24,%zmm15,%zmm5
vfmadd213ps	%zmm21,%zmm5,%zmm20
vfmadd213ps	%zmm20,%zmm25,%zmm22
vmulps	1856(%rsp),%zmm22,%zmm1
vfmadd213ps	%zmm19,%zmm1,%zmm17
vfmadd213ps	%zmm17,%zmm5,%zmm0
vfmadd213ps	%zmm0,%zmm25,%zmm16
vmulps	896(%rsp),%zmm16,%zmm0
vmovups	1152(%rsp),%zmm16
vfmadd213ps	%zmm11,%zmm0,%zmm16
vmovups	2560(%rsp),%zmm11
vmulps	%zmm0,%zmm11,%zmm22
vmovups	832(%rsp),%zmm15
vaddps	%zmm22,%zmm15,%zmm0
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	3392(%rsp),%zmm9
vmovaps	%zmm30,%zmm19
vminps	%zmm0,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vcmpunordps	%zmm8,%zmm8,%k1
vxorps	%xmm12,%xmm12,%xmm12
vmovups	3456(%rsp),%zmm9
vmaxps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm9,%zmm8 {%k1}
vcmpeqps	%zmm15,%zmm8,%k1
vcmpneqps	%zmm8,%zmm0,%k1 {%k1}
vfmadd213ps	%zmm16,%zmm1,%zmm29
vfmadd213ps	%zmm29,%zmm5,%zmm18
vfmadd213ps	%zmm18,%zmm25,%zmm14
vmovups	2496(%rsp),%zmm17
vmulps	%zmm14,%zmm17,%zmm14
vmovups	768(%rsp),%zmm21
vaddps	%zmm14,%zmm21,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	4032(%rsp),%zmm16
vminps	%zmm0,%zmm16,%zmm8
vmovaps	%zmm16,%zmm8 {%k2}
vcmpunordps	%zmm8,%zmm8,%k2
vmovups	4096(%rsp),%zmm10
vmaxps	%zmm8,%zmm10,%zmm8
vmovaps	%zmm10,%zmm8 {%k2}
vcmpeqps	%zmm21,%zmm8,%k2
vcmpneqps	%zmm8,%zmm0,%k0 {%k2}
vmovups	1216(%rsp),%zmm9
vmulps	%zmm1,%zmm9,%zmm0
vmovups	%zmm0,1024(%rsp)
vmovups	256(%rsp),%zmm26
vaddps	%zmm0,%zmm26,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	2624(%rsp),%zmm8
vminps	%zmm0,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	2688(%rsp),%zmm8
vmaxps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k2}
vcmpeqps	%zmm26,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmovups	1984(%rsp),%zmm18
vmulps	%zmm5,%zmm18,%zmm0
vmovups	%zmm0,960(%rsp)
vmovaps	%zmm13,%zmm30
vaddps	%zmm0,%zmm13,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	2752(%rsp),%zmm5
vminps	%zmm0,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	2816(%rsp),%zmm5
vmaxps	%zmm1,%zmm5,%zmm1
vmovaps	%zmm5,%zmm1 {%k3}
vcmpeqps	%zmm13,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
vmovups	1600(%rsp),%zmm5
vmulps	%zmm25,%zmm5,%zmm29
vmovups	3008(%rsp),%zmm27
vaddps	%zmm29,%zmm27,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3520(%rsp),%zmm8
vminps	%zmm0,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3584(%rsp),%zmm8
vmaxps	%zmm1,%zmm8,%zmm1
vmovaps	%zmm8,%zmm1 {%k4}
vcmpeqps	%zmm27,%zmm1,%k4
vcmpneqps	%zmm1,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	347f(%rip),%zmm1 {%k3} {z}
vpbroadcastd	348f(%rip),%zmm25
vpord	%zmm25,%zmm1,%zmm1 {%k4}
vpbroadcastd	346f(%rip),%zmm24
vpord	%zmm24,%zmm1,%zmm1 {%k2}
vpbroadcastd	345f(%rip),%zmm23
vpord	%zmm23,%zmm1,%zmm1 {%k1}
vpord	%zmm0,%zmm1,%zmm0
vmovups	4800(%rsp),%zmm1
vminps	%zmm31,%zmm1,%zmm1
vminps	%zmm1,%zmm3,%zmm1
vminps	%zmm1,%zmm2,%zmm1
vminps	%zmm1,%zmm7,%zmm1
vmulps	1920(%rsp),%zmm17,%zmm2
vmulps	%zmm2,%zmm17,%zmm2
vmovups	704(%rsp),%zmm20
vsubps	%zmm20,%zmm31,%zmm3
vfmadd231ps	%zmm2,%zmm20,%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmulps	4864(%rsp),%zmm11,%zmm2
vmulps	%zmm2,%zmm11,%zmm2
vmovups	1408(%rsp),%zmm8
vsubps	%zmm8,%zmm31,%zmm3
vfmadd231ps	%zmm2,%zmm8,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmulps	576(%rsp),%zmm9,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vsubps	%zmm19,%zmm31,%zmm3
vfmadd231ps	%zmm2,%zmm19,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmulps	384(%rsp),%zmm18,%zmm2
vmulps	%zmm2,%zmm18,%zmm2
vmovups	1344(%rsp),%zmm23
vsubps	%zmm23,%zmm31,%zmm3
vfmadd231ps	%zmm2,%zmm23,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmulps	4928(%rsp),%zmm5,%zmm2
vmulps	%zmm2,%zmm5,%zmm2
vmovups	3776(%rsp),%zmm28
vsubps	%zmm28,%zmm31,%zmm3
vfmadd231ps	%zmm2,%zmm28,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vdivps	%zmm26,%zmm31,%zmm2
vmulps	%zmm2,%zmm9,%zmm2
vmovups	%zmm2,896(%rsp)
vcmpltps	428f(%rip){1to16},%zmm1,%k3
vmovups	3328(%rsp),%zmm24
vmovaps	%zmm24,%zmm1
vfmadd132ps	512(%rsp),%zmm12,%zmm1
vmovups	3136(%rsp),%zmm13
vfmadd231ps	64(%rsp),%zmm13,%zmm1
vmovups	1088(%rsp),%zmm2
vfmadd231ps	2304(%rsp),%zmm2,%zmm1
vmovups	3072(%rsp),%zmm2
vfmadd231ps	2368(%rsp),%zmm2,%zmm1
vmovups	448(%rsp),%zmm2
vfmadd231ps	2432(%rsp),%zmm2,%zmm1
vmovups	1728(%rsp),%zmm3
vsubps	%zmm1,%zmm3,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vbroadcastss	337f(%rip),%zmm18
vmulps	%zmm18,%zmm3,%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k1}
vmovups	4352(%rsp),%zmm2
vsubps	640(%rsp),%zmm2,%zmm2
vmovups	%zmm2,320(%rsp)
vcmpltps	1536(%rsp),%zmm12,%k2
kandw	%k3,%k2,%k0
kmovw	%k0,576(%rsp)
vcmpnltps	%zmm2,%zmm12,%k1
vptestmd	%zmm0,%zmm0,%k5
korw	%k1,%k0,%k6
vmovdqu64	4736(%rsp),%zmm2
vpord	%zmm0,%zmm2,%zmm0
vmovdqa32	%zmm2,%zmm0 {%k6}
vmovdqu64	%zmm0,384(%rsp)
vmaxps	333f(%rip){1to16},%zmm1,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmovups	%zmm3,1728(%rsp)
vmulps	%zmm0,%zmm3,%zmm0
vmovups	3264(%rsp),%zmm25
vmulps	%zmm0,%zmm25,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3968(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vmaxps	433f(%rip){1to16},%zmm0,%zmm1
vcmpnltps	%zmm3,%zmm12,%k0
vbroadcastss	328f(%rip),%zmm17
vandps	%zmm17,%zmm14,%zmm0
vbroadcastss	435f(%rip),%zmm19
vaddps	%zmm19,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm5
korw	%k0,%k2,%k4
vmovaps	%zmm31,%zmm1 {%k4}
vcmpunordps	%zmm1,%zmm1,%k4
vmovups	3712(%rsp),%zmm11
vmulps	%zmm5,%zmm11,%zmm0
vminps	%zmm1,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vandps	%zmm17,%zmm22,%zmm0
vaddps	%zmm19,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm7
vcmpunordps	%zmm2,%zmm2,%k4
vmovups	%zmm29,1152(%rsp)
vandps	%zmm17,%zmm29,%zmm0
vaddps	%zmm19,%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm7,%zmm11,%zmm9
vminps	%zmm2,%zmm9,%zmm2
vmovaps	%zmm9,%zmm2 {%k4}
vmulps	327f(%rip){1to16},%zmm0,%zmm9
vmulps	%zmm9,%zmm11,%zmm9
vcmpunordps	%zmm9,%zmm9,%k4
vmulps	4672(%rsp),%zmm0,%zmm11
vminps	%zmm9,%zmm11,%zmm9
vmovaps	%zmm11,%zmm9 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm9,%zmm2
vmovaps	%zmm9,%zmm2 {%k4}
vxorps	%xmm11,%xmm11,%xmm11
vcmpltps	%zmm11,%zmm14,%k4
vmovaps	%zmm16,%zmm3
vsubps	%zmm21,%zmm16,%zmm9
vsubps	%zmm10,%zmm21,%zmm9 {%k4}
vmovaps	%zmm10,%zmm18
vmulps	%zmm5,%zmm9,%zmm5
vmulps	%zmm9,%zmm20,%zmm9
vcmpltps	%zmm9,%zmm11,%k4
vxorps	%xmm16,%xmm16,%xmm16
vbroadcastss	436f(%rip),%zmm20
vmulps	%zmm20,%zmm5,%zmm5
vbroadcastss	344f(%rip),%zmm11
vmovaps	%zmm11,%zmm9
vminps	%zmm11,%zmm5,%zmm9 {%k4}
vcmpltps	%zmm16,%zmm22,%k4
vmovups	3392(%rsp),%zmm10
vsubps	%zmm15,%zmm10,%zmm5
vmovups	3456(%rsp),%zmm12
vsubps	%zmm12,%zmm15,%zmm5 {%k4}
vmulps	%zmm7,%zmm5,%zmm7
vmulps	%zmm5,%zmm8,%zmm5
vcmpltps	%zmm5,%zmm16,%k4
vmovaps	%zmm11,%zmm5
vmulps	%zmm20,%zmm7,%zmm5 {%k4}
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm5,%zmm7
vmovaps	%zmm5,%zmm7 {%k4}
vmovups	1024(%rsp),%zmm5
vcmpltps	%zmm16,%zmm5,%k4
vandps	%zmm17,%zmm5,%zmm5
vaddps	%zmm19,%zmm5,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vmovups	2624(%rsp),%zmm8
vsubps	%zmm26,%zmm8,%zmm9
vsubps	2688(%rsp),%zmm26,%zmm9 {%k4}
vmulps	%zmm5,%zmm9,%zmm5
vmulps	3904(%rsp),%zmm9,%zmm9
vcmpltps	%zmm9,%zmm16,%k4
vmovaps	%zmm11,%zmm9
vmulps	%zmm20,%zmm5,%zmm9 {%k4}
vmovups	960(%rsp),%zmm8
vandps	%zmm17,%zmm8,%zmm5
vaddps	%zmm19,%zmm5,%zmm5
vdivps	%zmm5,%zmm31,%zmm5
vcmpunordps	%zmm7,%zmm7,%k4
vminps	%zmm7,%zmm9,%zmm7
vmovaps	%zmm9,%zmm7 {%k4}
vcmpltps	%zmm16,%zmm8,%k4
vmovups	2752(%rsp),%zmm8
vsubps	%zmm30,%zmm8,%zmm9
vsubps	2816(%rsp),%zmm30,%zmm9 {%k4}
vmulps	%zmm5,%zmm9,%zmm5
vmulps	%zmm9,%zmm23,%zmm9
vcmpltps	%zmm9,%zmm16,%k4
vmovaps	%zmm11,%zmm9
vmulps	%zmm20,%zmm5,%zmm9 {%k4}
vcmpunordps	%zmm7,%zmm7,%k4
vminps	%zmm7,%zmm9,%zmm5
vmovaps	%zmm9,%zmm5 {%k4}
vcmpltps	%zmm16,%zmm29,%k4
vmovups	3520(%rsp),%zmm29
vsubps	%zmm27,%zmm29,%zmm7
vmovups	3584(%rsp),%zmm8
vsubps	%zmm8,%zmm27,%zmm7 {%k4}
vmulps	%zmm0,%zmm7,%zmm0
vmulps	%zmm7,%zmm28,%zmm7
vcmpltps	%zmm7,%zmm16,%k4
vmovaps	%zmm11,%zmm7
vmulps	%zmm20,%zmm0,%zmm7 {%k4}
vcmpunordps	%zmm5,%zmm5,%k4
vminps	%zmm5,%zmm7,%zmm0
vmovaps	%zmm7,%zmm0 {%k4}
vsqrtps	%zmm4,%zmm7
vmovups	1536(%rsp),%zmm23
vcmpnltps	%zmm23,%zmm16,%k0
korw	%k0,%k3,%k7
vmovups	4224(%rsp),%zmm17
vcmpltps	%zmm7,%zmm17,%k0
korw	%k0,%k3,%k0
vcmpgtps	3648(%rsp),%zmm11,%k3
vcmpltps	%zmm2,%zmm0,%k4 {%k3}
vmovaps	%zmm0,%zmm2 {%k4}
vmulps	434f(%rip){1to16},%zmm7,%zmm0
vmulps	%zmm0,%zmm7,%zmm0
vmovups	896(%rsp),%zmm20
vmulps	%zmm0,%zmm20,%zmm0
vmovaps	%zmm11,%zmm0 {%k7}
korw	%k5,%k6,%k3
vfmadd213ps	%zmm21,%zmm2,%zmm14
vcmpunordps	%zmm14,%zmm14,%k5
vminps	%zmm14,%zmm3,%zmm4
vmovaps	%zmm3,%zmm4 {%k5}
vcmpunordps	%zmm4,%zmm4,%k5
vmaxps	%zmm4,%zmm18,%zmm4
vmovaps	%zmm18,%zmm4 {%k5}
vfmadd213ps	%zmm15,%zmm2,%zmm22
vcmpunordps	%zmm22,%zmm22,%k5
vminps	%zmm22,%zmm10,%zmm5
vmovaps	%zmm10,%zmm5 {%k5}
vcmpunordps	%zmm5,%zmm5,%k5
vmaxps	%zmm5,%zmm12,%zmm5
vmovaps	%zmm12,%zmm5 {%k5}
movq	40(%rsp),%rdx
vbroadcastss	16(%rdx),%zmm9
vcmpleps	%zmm9,%zmm0,%k5
vmulss	%xmm9,%xmm9,%xmm0
vbroadcastss	%xmm0,%zmm0
vcmpgeps	3840(%rsp),%zmm0,%k5 {%k5}
vmovaps	%zmm21,%zmm4 {%k3}
vsubps	%zmm21,%zmm4,%zmm0
vblendmps	%zmm24,%zmm0,%zmm24 {%k3}
vfmadd132ps	512(%rsp),%zmm16,%zmm0
vmovaps	%zmm15,%zmm5 {%k3}
vsubps	%zmm15,%zmm5,%zmm9
vblendmps	%zmm13,%zmm9,%zmm13 {%k3}
vfmadd231ps	64(%rsp),%zmm9,%zmm0
vdivps	%zmm1,%zmm31,%zmm9
vmovups	%zmm24,3328(%rsp)
vmulps	%zmm24,%zmm9,%zmm10
vbroadcastss	346f(%rip),%zmm19
vmovups	2240(%rsp),%zmm12
vmovups	1088(%rsp),%zmm18
vfnmadd213ps	%zmm18,%zmm10,%zmm12
vmovups	2048(%rsp),%zmm15
vmovups	3072(%rsp),%zmm14
vfnmadd213ps	%zmm14,%zmm10,%zmm15
vmovups	%zmm13,3136(%rsp)
vmulps	%zmm13,%zmm9,%zmm10
vmovups	1472(%rsp),%zmm13
vfnmadd213ps	%zmm12,%zmm10,%zmm13
vmovups	2112(%rsp),%zmm12
vfnmadd213ps	%zmm15,%zmm10,%zmm12
kandw	%k0,%k2,%k2
vblendmps	%zmm17,%zmm7,%zmm17 {%k3}
vmovups	%zmm17,4224(%rsp)
vmulps	%zmm7,%zmm20,%zmm3
vmulps	432f(%rip){1to16},%zmm3,%zmm3
vcmpunordps	%zmm7,%zmm7,%k6
vminps	%zmm7,%zmm3,%zmm7
vmovaps	%zmm3,%zmm7 {%k6}
vmovups	3200(%rsp),%zmm10
vmovaps	%zmm10,%zmm3
vmulps	337f(%rip){1to16},%zmm10,%zmm3 {%k2}
vcmpnleps	%zmm3,%zmm7,%k0
vblendmps	%zmm10,%zmm3,%zmm10 {%k1}
vmovups	%zmm10,3200(%rsp)
vmovaps	%zmm11,%zmm6 {%k7}
vblendmps	%zmm25,%zmm2,%zmm25 {%k3}
vmovups	%zmm25,3264(%rsp)
vbroadcastss	348f(%rip),%zmm15
vmovups	2880(%rsp),%zmm3
vmovaps	%zmm3,%zmm6 {%k1}
vcmpnleps	%zmm2,%zmm1,%k2
vfmadd132ps	1152(%rsp),%zmm27,%zmm2
vcmpunordps	%zmm2,%zmm2,%k6
vminps	%zmm2,%zmm29,%zmm2
vmovaps	%zmm29,%zmm2 {%k6}
vcmpunordps	%zmm2,%zmm2,%k6
vmaxps	%zmm2,%zmm8,%zmm10
vmovaps	%zmm8,%zmm10 {%k6}
vmovaps	%zmm27,%zmm10 {%k3}
vsubps	%zmm27,%zmm10,%zmm2
vfmadd231ps	448(%rsp),%zmm2,%zmm0
vmovups	2432(%rsp),%zmm3
vblendmps	%zmm3,%zmm2,%zmm3 {%k3}
vmovups	%zmm3,2432(%rsp)
vmulps	%zmm3,%zmm9,%zmm2
vmovups	1280(%rsp),%zmm3
vfnmadd213ps	%zmm13,%zmm2,%zmm3
vmovups	1664(%rsp),%zmm9
vfnmadd213ps	%zmm12,%zmm2,%zmm9
vmovups	5056(%rsp),%zmm11
vmulps	%zmm3,%zmm11,%zmm2
vmulps	2176(%rsp),%zmm11,%zmm3
vmovups	4992(%rsp),%zmm12
vmulps	%zmm3,%zmm12,%zmm7
vmulps	%zmm2,%zmm7,%zmm8
vfmsub231ps	%zmm9,%zmm12,%zmm8
vfnmadd213ps	%zmm31,%zmm7,%zmm7
vmaxps	399f(%rip){1to16},%zmm7,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vmulps	%zmm8,%zmm7,%zmm7
vmulps	%zmm7,%zmm12,%zmm7
vmulps	%zmm2,%zmm11,%zmm2
vmulps	%zmm11,%zmm3,%zmm3
vmulps	%zmm7,%zmm1,%zmm7
vbroadcastss	437f(%rip),%zmm9
vmulps	%zmm9,%zmm30,%zmm8
vcmpunordps	%zmm7,%zmm7,%k6
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k6}
vaddps	%zmm7,%zmm30,%zmm7
vcmpunordps	%zmm7,%zmm7,%k6
vmovups	2752(%rsp),%zmm8
vminps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k6}
vcmpunordps	%zmm7,%zmm7,%k6
vmovups	2816(%rsp),%zmm8
vmaxps	%zmm7,%zmm8,%zmm7
vmovaps	%zmm8,%zmm7 {%k6}
vmovaps	%zmm30,%zmm7 {%k3}
vsubps	%zmm30,%zmm7,%zmm8
vfmadd231ps	%zmm14,%zmm8,%zmm0
vmulps	%zmm2,%zmm1,%zmm1
vfnmadd231ps	%zmm3,%zmm8,%zmm1
korw	%k2,%k0,%k0
kmovw	576(%rsp),%k2
korw	%k0,%k2,%k0
knotw	%k0,%k2
vmovups	2368(%rsp),%zmm2
vblendmps	%zmm2,%zmm8,%zmm2 {%k3}
vmovups	%zmm2,2368(%rsp)
vmovaps	%zmm31,%zmm2 {%k2} {z}
vmovaps	%zmm23,%zmm2 {%k1}
vmulps	%zmm9,%zmm26,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vaddps	%zmm1,%zmm26,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2624(%rsp),%zmm3
vminps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	2688(%rsp),%zmm3
vmaxps	%zmm1,%zmm3,%zmm1
vmovaps	%zmm3,%zmm1 {%k1}
vmovaps	%zmm26,%zmm1 {%k3}
vsubps	%zmm26,%zmm1,%zmm3
vfmadd231ps	%zmm3,%zmm18,%zmm0
vmovups	2304(%rsp),%zmm8
vblendmps	%zmm8,%zmm3,%zmm8 {%k3}
vmovups	%zmm8,2304(%rsp)
vmovaps	%zmm16,%zmm0 {%k4}
vmovups	1728(%rsp),%zmm3
vmovaps	%zmm3,%zmm0 {%k3}
vbroadcastss	345f(%rip),%zmm9
knotw	%k5,%k1
vmovups	320(%rsp),%zmm3
vmovaps	%zmm3,%zmm3 {%k1} {z}
vmovups	4288(%rsp),%zmm8
vcmpgtps	2944(%rsp),%zmm8,%k1
vaddps	640(%rsp),%zmm3,%zmm14 {%k1} {z}
vmovdqu64	384(%rsp),%zmm3
vmovdqa32	%zmm3,%zmm3 {%k3} {z}
vmovups	%zmm4,768(%rsp)
vmovups	%zmm5,832(%rsp)
vmovups	%zmm1,256(%rsp)
vmovaps	%zmm7,%zmm26
vmovaps	%zmm10,%zmm8
vmovups	%zmm0,1728(%rsp)
vmovups	%zmm2,1536(%rsp)
vmovups	%zmm6,2880(%rsp)
vxorps	%xmm27,%xmm27,%xmm27
vbroadcastss	369f(%rip),%zmm29
vbroadcastss	372f(%rip),%zmm30
vbroadcastss	373f(%rip),%zmm28
65:
vpslld	$31,%zmm3,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,22(%rsp)
knotw	%k0,%k0
kmovw	%k0,20(%rsp)
vpandd	%zmm9,%zmm3,%zmm0
vmovdqu64	%zmm0,5312(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,18(%rsp)
vpandd	%zmm19,%zmm3,%zmm0
vmovdqu64	%zmm0,5248(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,16(%rsp)
vpandd	347f(%rip){1to16},%zmm3,%zmm0
vmovdqu64	%zmm0,5184(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,14(%rsp)
vmovups	%zmm3,4736(%rsp)
vpandd	%zmm15,%zmm3,%zmm0
vmovdqu64	%zmm0,5120(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,12(%rsp)
vxorps	%xmm2,%xmm2,%xmm2
.p2align	4
66:
vaddss	%xmm2,%xmm14,%xmm0
vmovshdup	%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm14,%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm14,%xmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm14,4352(%rsp)
vextractf32x4	$3,%zmm14,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vdivps	%zmm8,%zmm31,%zmm2
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm4
vmulps	349f(%rip){1to16},%zmm2,%zmm1
vmulps	352f(%rip){1to16},%zmm2,%zmm12
vmulps	353f(%rip){1to16},%zmm2,%zmm3
testq	%r13,%r13
vxorps	%xmm7,%xmm7,%xmm7
vmovups	%zmm8,3712(%rsp)
vmovss	%xmm4,1856(%rsp)
vmovups	%zmm2,1600(%rsp)
je	74f
vmovups	%zmm26,640(%rsp)
vbroadcastss	354f(%rip),%zmm9
vsubps	768(%rsp),%zmm9,%zmm0
vmulps	%zmm0,%zmm1,%zmm5
vbroadcastss	355f(%rip),%zmm15
vxorps	%zmm15,%zmm5,%zmm6
vmulps	%zmm6,%zmm5,%zmm0
vbroadcastss	356f(%rip),%zmm16
vmaxps	%zmm16,%zmm0,%zmm0
vbroadcastss	357f(%rip),%zmm17
vmulps	%zmm17,%zmm0,%zmm4
vrndscaleps	$8,%zmm4,%zmm7
vbroadcastss	358f(%rip),%zmm18
vfmadd231ps	%zmm18,%zmm7,%zmm0
vbroadcastss	359f(%rip),%zmm19
vfmadd231ps	%zmm19,%zmm7,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
vbroadcastss	362f(%rip),%zmm8
vbroadcastss	363f(%rip),%zmm21
vfmadd213ps	%zmm21,%zmm0,%zmm8
vbroadcastss	364f(%rip),%zmm22
vfmadd213ps	%zmm22,%zmm0,%zmm8
vbroadcastss	365f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm0,%zmm8
vbroadcastss	366f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm0,%zmm8
vfmadd213ps	%zmm31,%zmm0,%zmm8
vmulps	%zmm3,%zmm1,%zmm4
vbroadcastss	367f(%rip),%zmm25
vaddps	%zmm25,%zmm7,%zmm0
vcvttps2udq	%zmm0,%zmm0
vpslld	$23,%zmm0,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vbroadcastss	328f(%rip),%zmm14
vandps	%zmm14,%zmm5,%zmm7
vbroadcastss	368f(%rip),%zmm27
vfmadd132ps	%zmm27,%zmm31,%zmm7
vdivps	%zmm7,%zmm31,%zmm7
vcmpltps	%zmm6,%zmm5,%k1
vmovaps	%zmm29,%zmm6
vfmadd213ps	%zmm30,%zmm7,%zmm6
vfmadd213ps	%zmm28,%zmm7,%zmm6
vbroadcastss	374f(%rip),%zmm26
vfmadd213ps	%zmm26,%zmm7,%zmm6
vmovaps	%zmm29,%zmm21
vbroadcastss	375f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm7,%zmm6
vmovaps	%zmm30,%zmm22
vbroadcastss	376f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm7,%zmm6
vmovaps	%zmm28,%zmm23
vbroadcastss	377f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm6
vbroadcastss	378f(%rip),%zmm15
vfmadd213ps	%zmm15,%zmm7,%zmm6
vbroadcastss	379f(%rip),%zmm16
vfmadd213ps	%zmm16,%zmm7,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vbroadcastss	327f(%rip),%zmm20
vblendmps	%zmm9,%zmm20,%zmm8 {%k1}
vmulps	%zmm0,%zmm6,%zmm6
vmulps	%zmm6,%zmm8,%zmm7
movq	%rbp,%r9
xorl	%r14d,%r14d
vmovss	327f(%rip),%xmm18
vbroadcastss	382f(%rip),%zmm19
.p2align	4
67:
vcvtsi2ss	%r14,%xmm31,%xmm6
vaddss	%xmm18,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	768(%rsp),%zmm6,%zmm6
vmulps	%zmm6,%zmm1,%zmm6
vxorps	355f(%rip){1to16},%zmm6,%zmm10
vmulps	%zmm10,%zmm6,%zmm9
vmaxps	356f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vfmadd231ps	358f(%rip){1to16},%zmm11,%zmm9
vfmadd231ps	359f(%rip){1to16},%zmm11,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vmovaps	%zmm12,%zmm24
vbroadcastss	362f(%rip),%zmm12
vfmadd213ps	363f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	364f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	365f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	366f(%rip){1to16},%zmm9,%zmm12
vaddps	%zmm25,%zmm11,%zmm11
vcvttps2udq	%zmm11,%zmm11
vfmadd213ps	%zmm31,%zmm9,%zmm12
vandps	%zmm14,%zmm6,%zmm9
vfmadd132ps	%zmm27,%zmm31,%zmm9
vdivps	%zmm9,%zmm31,%zmm13
vpslld	$23,%zmm11,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vmovaps	%zmm21,%zmm11
vfmadd213ps	%zmm22,%zmm13,%zmm11
vfmadd213ps	%zmm23,%zmm13,%zmm11
vfmadd213ps	%zmm26,%zmm13,%zmm11
vfmadd213ps	%zmm29,%zmm13,%zmm11
vfmadd213ps	%zmm30,%zmm13,%zmm11
vfmadd213ps	%zmm28,%zmm13,%zmm11
vfmadd213ps	%zmm15,%zmm13,%zmm11
vfmadd213ps	%zmm16,%zmm13,%zmm11
vcmpltps	%zmm10,%zmm6,%k1
vblendmps	354f(%rip){1to16},%zmm20,%zmm10 {%k1}
vmulps	%zmm11,%zmm13,%zmm11
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm11,%zmm10,%zmm11
vsubps	%zmm8,%zmm10,%zmm8
vsubps	%zmm11,%zmm7,%zmm7
vaddps	%zmm7,%zmm8,%zmm7
vmulps	%zmm9,%zmm6,%zmm8
vfmsub231ps	%zmm0,%zmm5,%zmm8
vmulps	%zmm19,%zmm5,%zmm12
vfmadd213ps	%zmm31,%zmm5,%zmm12
vmovaps	%zmm7,-256(%r9)
vmulps	%zmm12,%zmm0,%zmm7
vmulps	%zmm19,%zmm6,%zmm12
vfmadd213ps	%zmm31,%zmm6,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm5,%zmm7,%zmm5
vsubps	%zmm7,%zmm12,%zmm7
vfmsub231ps	%zmm12,%zmm6,%zmm5
vmovaps	%zmm24,%zmm12
vsubps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm24,%zmm0
vmovaps	%zmm0,-192(%r9)
vmulps	%zmm8,%zmm3,%zmm0
vfmsub213ps	%zmm0,%zmm3,%zmm5
vmovaps	%zmm0,-128(%r9)
vmulps	%zmm7,%zmm4,%zmm0
vmovaps	%zmm0,-64(%r9)
vmulps	%zmm5,%zmm2,%zmm0
vmovaps	%zmm0,(%r9)
incq	%r14
addq	$320,%r9
vmovaps	%zmm6,%zmm5
vmovaps	%zmm9,%zmm0
vmovaps	%zmm11,%zmm7
vmovaps	%zmm10,%zmm8
cmpq	%r14,%r13
jne	67b
vbroadcastss	354f(%rip),%zmm10
vmovups	832(%rsp),%zmm13
vsubps	%zmm13,%zmm10,%zmm0
vmulps	%zmm0,%zmm1,%zmm0
vxorps	355f(%rip){1to16},%zmm0,%zmm6
vmulps	%zmm6,%zmm0,%zmm5
vmaxps	356f(%rip){1to16},%zmm5,%zmm5
vmulps	%zmm17,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	358f(%rip){1to16},%zmm7,%zmm5
vfmadd231ps	359f(%rip){1to16},%zmm7,%zmm5
vmulps	%zmm17,%zmm5,%zmm5
vbroadcastss	362f(%rip),%zmm8
vfmadd213ps	363f(%rip){1to16},%zmm5,%zmm8
vfmadd213ps	364f(%rip){1to16},%zmm5,%zmm8
vfmadd213ps	365f(%rip){1to16},%zmm5,%zmm8
vfmadd213ps	366f(%rip){1to16},%zmm5,%zmm8
vfmadd213ps	%zmm31,%zmm5,%zmm8
vaddps	%zmm25,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm14,%zmm0,%zmm7
vfmadd132ps	%zmm27,%zmm31,%zmm7
vdivps	%zmm7,%zmm31,%zmm8
vmovaps	%zmm21,%zmm9
vfmadd213ps	%zmm22,%zmm8,%zmm9
vfmadd213ps	%zmm23,%zmm8,%zmm9
vfmadd213ps	%zmm26,%zmm8,%zmm9
vfmadd213ps	%zmm29,%zmm8,%zmm9
vfmadd213ps	%zmm30,%zmm8,%zmm9
vfmadd213ps	%zmm28,%zmm8,%zmm9
vfmadd213ps	%zmm15,%zmm8,%zmm9
vfmadd213ps	%zmm16,%zmm8,%zmm9
vcmpltps	%zmm6,%zmm0,%k1
vblendmps	%zmm10,%zmm20,%zmm7 {%k1}
vmulps	%zmm9,%zmm8,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmulps	%zmm6,%zmm7,%zmm8
leaq	(%r15,%rbp),%r9
xorl	%r14d,%r14d
.p2align	4
68:
vcvtsi2ss	%r14,%xmm15,%xmm6
vaddss	%xmm18,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm13,%zmm6,%zmm6
vmulps	%zmm6,%zmm1,%zmm6
vxorps	355f(%rip){1to16},%zmm6,%zmm10
vmulps	%zmm10,%zmm6,%zmm9
vmaxps	356f(%rip){1to16},%zmm9,%zmm9
vmulps	%zmm17,%zmm9,%zmm11
vrndscaleps	$8,%zmm11,%zmm11
vfmadd231ps	358f(%rip){1to16},%zmm11,%zmm9
vfmadd231ps	359f(%rip){1to16},%zmm11,%zmm9
vmulps	%zmm17,%zmm9,%zmm9
vbroadcastss	362f(%rip),%zmm12
vfmadd213ps	363f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	364f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	365f(%rip){1to16},%zmm9,%zmm12
vfmadd213ps	366f(%rip){1to16},%zmm9,%zmm12
vaddps	%zmm25,%zmm11,%zmm11
vcvttps2udq	%zmm11,%zmm11
vfmadd213ps	%zmm31,%zmm9,%zmm12
vandps	%zmm14,%zmm6,%zmm9
vfmadd132ps	%zmm27,%zmm31,%zmm9
vdivps	%zmm9,%zmm31,%zmm13
vpslld	$23,%zmm11,%zmm9
vmulps	%zmm9,%zmm12,%zmm9
vmovaps	%zmm21,%zmm11
vfmadd213ps	%zmm22,%zmm13,%zmm11
vfmadd213ps	%zmm23,%zmm13,%zmm11
vfmadd213ps	%zmm26,%zmm13,%zmm11
vfmadd213ps	%zmm29,%zmm13,%zmm11
vfmadd213ps	%zmm30,%zmm13,%zmm11
vfmadd213ps	%zmm28,%zmm13,%zmm11
vfmadd213ps	%zmm15,%zmm13,%zmm11
vfmadd213ps	%zmm16,%zmm13,%zmm11
vcmpltps	%zmm10,%zmm6,%k1
vblendmps	354f(%rip){1to16},%zmm20,%zmm10 {%k1}
vmulps	%zmm11,%zmm13,%zmm11
vmovups	832(%rsp),%zmm13
vmulps	%zmm9,%zmm11,%zmm11
vmulps	%zmm11,%zmm10,%zmm11
vsubps	%zmm7,%zmm10,%zmm7
vsubps	%zmm11,%zmm8,%zmm8
vaddps	%zmm8,%zmm7,%zmm7
vmulps	%zmm9,%zmm6,%zmm8
vfmsub231ps	%zmm5,%zmm0,%zmm8
vmulps	%zmm19,%zmm0,%zmm12
vfmadd213ps	%zmm31,%zmm0,%zmm12
vmovaps	%zmm7,-256(%r9)
vmulps	%zmm12,%zmm5,%zmm7
vmulps	%zmm19,%zmm6,%zmm12
vfmadd213ps	%zmm31,%zmm6,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vmulps	%zmm0,%zmm7,%zmm0
vsubps	%zmm7,%zmm12,%zmm7
vfmsub231ps	%zmm12,%zmm6,%zmm0
vsubps	%zmm9,%zmm5,%zmm5
vmulps	%zmm5,%zmm24,%zmm5
vmovaps	%zmm5,-192(%r9)
vmulps	%zmm8,%zmm3,%zmm5
vfmsub213ps	%zmm5,%zmm3,%zmm0
vmovaps	%zmm5,-128(%r9)
vmulps	%zmm7,%zmm4,%zmm5
vmovaps	%zmm5,-64(%r9)
vmulps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm0,(%r9)
incq	%r14
addq	$320,%r9
vmovaps	%zmm6,%zmm0
vmovaps	%zmm9,%zmm5
vmovaps	%zmm11,%zmm8
vmovaps	%zmm10,%zmm7
cmpq	%r14,%r13
jne	68b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	1856(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vmovups	1536(%rsp),%zmm6
ja	69f
vxorps	%xmm6,%xmm6,%xmm6
69:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,512(%rsp)
movq	56(%rsp),%r9
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm9,%xmm9,%xmm9
vmovups	%zmm0,448(%rsp)
vmovups	%zmm0,1216(%rsp)
vmovups	%zmm0,1408(%rsp)
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,2240(%rsp)
vmovups	%zmm0,1472(%rsp)
vmovups	%zmm0,576(%rsp)
vmovups	%zmm0,2048(%rsp)
vmovups	%zmm0,2112(%rsp)
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,384(%rsp)
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm0,320(%rsp)
vmovups	%zmm0,896(%rsp)
vmovups	%zmm0,704(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r12d,%r12d
vmovups	256(%rsp),%zmm12
.p2align	4
72:
vmovups	%zmm7,3008(%rsp)
vmovups	%zmm15,3904(%rsp)
vmovups	%zmm14,1920(%rsp)
vmovups	%zmm11,1984(%rsp)
vmovups	%zmm4,1280(%rsp)
vmovups	%zmm13,64(%rsp)
vmovups	%zmm30,960(%rsp)
vmovups	%zmm8,1024(%rsp)
vmovups	%zmm9,3072(%rsp)
vmovups	%zmm10,1088(%rsp)
vmovups	%zmm23,1664(%rsp)
movl	%r9d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r12,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovaps	(%rdi,%rdx),%zmm23
vmovaps	64(%rdi,%rdx),%zmm0
vmovups	%zmm0,1152(%rsp)
vmovaps	128(%rdi,%rdx),%zmm9
vmovaps	192(%rdi,%rdx),%zmm0
vmovups	%zmm0,3776(%rsp)
vmovaps	256(%rdi,%rdx),%zmm0
vmovups	%zmm0,3840(%rsp)
vmulps	%zmm23,%zmm12,%zmm20
vxorps	%xmm14,%xmm14,%xmm14
xorl	%r8d,%r8d
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm17,%xmm17,%xmm17
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm21,%xmm21,%xmm21
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm24,%xmm24,%xmm24
vbroadcastss	94f(%rip),%zmm31
vmovups	640(%rsp),%zmm30
.p2align	4
73:
vmovaps	-64(%r14),%zmm4
vmovaps	-256(%rbp,%r8),%zmm27
vmovaps	-192(%rbp,%r8),%zmm18
vmovaps	%zmm27,%zmm8
vfmadd213ps	%zmm30,%zmm20,%zmm8
vaddps	(%r14),%zmm8,%zmm8
vdivps	%zmm8,%zmm31,%zmm13
vmovaps	-128(%rbp,%r8),%zmm12
vsubps	%zmm8,%zmm4,%zmm4
vmulps	%zmm13,%zmm4,%zmm4
vmulps	%zmm4,%zmm6,%zmm8
vfmadd213ps	%zmm13,%zmm13,%zmm8
vaddps	%zmm8,%zmm5,%zmm5
vaddps	%zmm4,%zmm21,%zmm21
vfmadd231ps	%zmm27,%zmm4,%zmm22
vfmadd231ps	%zmm18,%zmm4,%zmm26
vfmadd231ps	-64(%rbp,%r8),%zmm4,%zmm11
vfmadd231ps	%zmm12,%zmm4,%zmm7
vfmadd231ps	(%rbp,%r8),%zmm4,%zmm24
vmulps	%zmm8,%zmm27,%zmm4
vaddps	%zmm4,%zmm14,%zmm14
vfmadd231ps	%zmm4,%zmm27,%zmm16
vmulps	%zmm8,%zmm18,%zmm4
vaddps	%zmm4,%zmm15,%zmm15
vfmadd231ps	%zmm27,%zmm4,%zmm10
vfmadd231ps	%zmm4,%zmm18,%zmm19
vmulps	%zmm8,%zmm12,%zmm4
vaddps	%zmm4,%zmm17,%zmm17
vfmadd231ps	%zmm27,%zmm4,%zmm25
vfmadd231ps	%zmm18,%zmm4,%zmm0
vfmadd231ps	%zmm12,%zmm4,%zmm2
addq	$320,%r8
subq	$-128,%r14
cmpq	%r8,%r15
jne	73b
vmovups	256(%rsp),%zmm12
vmovups	1152(%rsp),%zmm18
vmulps	%zmm18,%zmm12,%zmm4
vxorps	%xmm27,%xmm27,%xmm27
vfmadd213ps	%zmm27,%zmm20,%zmm19
vmovups	1216(%rsp),%zmm8
vfmadd231ps	%zmm19,%zmm20,%zmm8
vmovups	%zmm8,1216(%rsp)
vmovaps	%zmm10,%zmm8
vfmadd213ps	%zmm27,%zmm4,%zmm8
vmovups	1408(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm20,%zmm13
vmovups	%zmm13,1408(%rsp)
vmovaps	%zmm16,%zmm8
vfmadd213ps	%zmm27,%zmm4,%zmm8
vmovups	1344(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm4,%zmm13
vmovups	%zmm13,1344(%rsp)
vmovaps	%zmm10,%zmm8
vfmadd213ps	%zmm27,%zmm23,%zmm8
vmovups	2240(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm20,%zmm13
vmovups	%zmm13,2240(%rsp)
vmovaps	%zmm16,%zmm8
vfmadd213ps	%zmm27,%zmm23,%zmm8
vmovups	1472(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm4,%zmm13
vmovups	%zmm13,1472(%rsp)
vmovups	576(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm23,%zmm13
vmovups	%zmm13,576(%rsp)
vaddps	%zmm27,%zmm15,%zmm8
vmovups	2048(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm20,%zmm13
vmovups	%zmm13,2048(%rsp)
vaddps	%zmm27,%zmm14,%zmm8
vmovups	2112(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm4,%zmm13
vmovups	%zmm13,2112(%rsp)
vmovups	2176(%rsp),%zmm13
vfmadd231ps	%zmm8,%zmm23,%zmm13
vmovups	%zmm13,2176(%rsp)
vmulps	%zmm9,%zmm12,%zmm8
vfmadd213ps	%zmm27,%zmm8,%zmm14
vfmadd213ps	%zmm14,%zmm20,%zmm17
vfmadd213ps	%zmm27,%zmm8,%zmm10
vfmadd213ps	%zmm10,%zmm20,%zmm0
vfmadd213ps	%zmm27,%zmm8,%zmm16
vfmadd231ps	%zmm25,%zmm20,%zmm16
vfmadd213ps	%zmm27,%zmm8,%zmm25
vfmadd213ps	%zmm25,%zmm20,%zmm2
vmovups	960(%rsp),%zmm30
vfmadd231ps	%zmm0,%zmm20,%zmm30
vmovups	448(%rsp),%zmm0
vfmadd231ps	%zmm22,%zmm8,%zmm0
vfmadd231ps	%zmm16,%zmm8,%zmm29
vfmadd231ps	%zmm2,%zmm20,%zmm29
vmovups	512(%rsp),%zmm2
vfmadd231ps	%zmm26,%zmm20,%zmm2
vmovups	%zmm2,512(%rsp)
vfmadd231ps	%zmm7,%zmm20,%zmm0
vmovups	%zmm0,448(%rsp)
vmovups	64(%rsp),%zmm13
vfmadd231ps	%zmm22,%zmm4,%zmm13
vmovups	1024(%rsp),%zmm8
vfmadd231ps	%zmm4,%zmm16,%zmm8
vmovups	1280(%rsp),%zmm4
vfmadd231ps	%zmm16,%zmm23,%zmm4
vmovups	1984(%rsp),%zmm0
vfmadd231ps	%zmm11,%zmm23,%zmm0
vmovaps	%zmm0,%zmm11
vfmadd231ps	%zmm24,%zmm23,%zmm3
vmovups	1088(%rsp),%zmm10
vfmadd231ps	%zmm22,%zmm23,%zmm10
vmovups	896(%rsp),%zmm0
vfmadd231ps	%zmm7,%zmm23,%zmm0
vmovups	%zmm0,896(%rsp)
vmovups	320(%rsp),%zmm0
vfmadd231ps	%zmm26,%zmm18,%zmm0
vmovups	%zmm0,320(%rsp)
vmovups	1920(%rsp),%zmm14
vfmadd231ps	%zmm26,%zmm9,%zmm14
vmovups	3904(%rsp),%zmm15
vfmadd231ps	%zmm18,%zmm7,%zmm15
vfmadd231ps	%zmm7,%zmm9,%zmm28
vmovups	704(%rsp),%zmm0
vfmadd231ps	%zmm22,%zmm9,%zmm0
vmovups	%zmm0,704(%rsp)
vmovups	3008(%rsp),%zmm7
vfmadd231ps	3776(%rsp),%zmm22,%zmm7
vfmadd231ps	3840(%rsp),%zmm22,%zmm1
vmovups	3072(%rsp),%zmm9
vaddps	%zmm21,%zmm9,%zmm9
vaddps	%zmm27,%zmm5,%zmm0
vmovups	384(%rsp),%zmm2
vaddps	%zmm0,%zmm2,%zmm2
vmovups	%zmm2,384(%rsp)
vmovups	1664(%rsp),%zmm23
vaddps	%zmm17,%zmm23,%zmm23
incq	%r12
addq	%rax,%r9
cmpq	%r13,%r12
jne	72b
vaddps	%zmm3,%zmm1,%zmm0
vaddps	%zmm0,%zmm28,%zmm0
vaddps	%zmm0,%zmm28,%zmm0
vmovups	%zmm0,1024(%rsp)
vaddps	%zmm11,%zmm14,%zmm0
vmovups	%zmm0,960(%rsp)
vaddps	%zmm15,%zmm7,%zmm0
vmovups	%zmm0,1664(%rsp)
vbroadcastss	94f(%rip),%zmm31
vbroadcastss	335f(%rip),%zmm11
vxorps	%xmm7,%xmm7,%xmm7
vpbroadcastd	384f(%rip),%zmm12
vmovups	%zmm13,64(%rsp)
vpbroadcastd	385f(%rip),%zmm13
vpbroadcastd	94f(%rip),%zmm14
vbroadcastss	386f(%rip),%zmm15
vbroadcastss	387f(%rip),%zmm16
vbroadcastss	388f(%rip),%zmm17
vbroadcastss	389f(%rip),%zmm18
vbroadcastss	392f(%rip),%zmm19
vbroadcastss	393f(%rip),%zmm20
vbroadcastss	394f(%rip),%zmm21
vbroadcastss	395f(%rip),%zmm22
vmovups	640(%rsp),%zmm26
vmovups	1472(%rsp),%zmm1
vmovups	2240(%rsp),%zmm2
vmovups	512(%rsp),%zmm5
vmovups	320(%rsp),%zmm24
vmovups	%zmm4,1280(%rsp)
vmovss	1856(%rsp),%xmm4
vmovups	896(%rsp),%zmm25
vmovups	1216(%rsp),%zmm0
jmp	76f
.p2align	4
74:
vucomiss	%xmm7,%xmm4
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,704(%rsp)
vmovups	1536(%rsp),%zmm6
vbroadcastss	335f(%rip),%zmm11
vpbroadcastd	384f(%rip),%zmm12
vpbroadcastd	385f(%rip),%zmm13
vpbroadcastd	94f(%rip),%zmm14
vbroadcastss	386f(%rip),%zmm15
vbroadcastss	387f(%rip),%zmm16
vbroadcastss	388f(%rip),%zmm17
vbroadcastss	389f(%rip),%zmm18
vbroadcastss	392f(%rip),%zmm19
vbroadcastss	393f(%rip),%zmm20
vbroadcastss	394f(%rip),%zmm21
vbroadcastss	395f(%rip),%zmm22
ja	75f
vxorps	%xmm6,%xmm6,%xmm6
75:
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm23,%xmm23,%xmm23
vmovups	%zmm0,1280(%rsp)
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm30,%xmm30,%xmm30
vmovups	%zmm0,384(%rsp)
vmovups	%zmm0,2176(%rsp)
vmovups	%zmm0,2112(%rsp)
vmovups	%zmm0,2048(%rsp)
vmovups	%zmm0,576(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vmovups	%zmm0,1344(%rsp)
vmovups	%zmm0,1408(%rsp)
vmovups	%zmm0,448(%rsp)
vpxor	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm0,64(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm0,1024(%rsp)
vmovups	%zmm0,960(%rsp)
vmovups	%zmm0,1664(%rsp)
76:
vucomiss	%xmm7,%xmm4
vmovups	256(%rsp),%zmm4
vmulps	%zmm4,%zmm6,%zmm3
vmulps	%zmm25,%zmm3,%zmm28
vmovups	1600(%rsp),%zmm7
vfnmadd213ps	%zmm0,%zmm7,%zmm28
vmovups	%zmm28,1920(%rsp)
vmovups	704(%rsp),%zmm0
vmulps	%zmm0,%zmm3,%zmm28
vfnmadd213ps	1344(%rsp),%zmm7,%zmm28
vfnmadd213ps	1408(%rsp),%zmm3,%zmm24
vmovups	%zmm24,320(%rsp)
vdivps	%zmm4,%zmm11,%zmm4
vmulps	%zmm4,%zmm6,%zmm4
vmovups	%zmm5,512(%rsp)
vfmadd231ps	%zmm5,%zmm4,%zmm2
vfmadd231ps	64(%rsp),%zmm4,%zmm1
vaddps	%zmm25,%zmm0,%zmm5
vxorps	%xmm24,%xmm24,%xmm24
vmulps	%zmm24,%zmm0,%zmm4
vfmadd231ps	%zmm25,%zmm24,%zmm4
vaddps	1024(%rsp),%zmm4,%zmm25
vfnmadd231ps	960(%rsp),%zmm3,%zmm30
vfnmadd231ps	1664(%rsp),%zmm3,%zmm8
vfnmadd213ps	1280(%rsp),%zmm6,%zmm5
vmovups	%zmm5,1280(%rsp)
vfnmadd213ps	%zmm29,%zmm3,%zmm25
vmovaps	%zmm1,%zmm24
vmovaps	%zmm2,%zmm29
vmovups	%zmm8,1024(%rsp)
vmovups	%zmm30,960(%rsp)
vmovups	%zmm10,1088(%rsp)
vmovups	%zmm9,3072(%rsp)
jbe	82f
vmovups	2944(%rsp),%zmm0
vmovups	4352(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2944(%rsp)
vcmpgeps	383f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm1,%xmm1
vucomiss	%xmm4,%xmm1
vmovups	576(%rsp),%zmm6
jbe	83f
vmovaps	%zmm6,%zmm30
vxorps	%xmm1,%xmm1,%xmm1
testq	%r13,%r13
je	79f
movq	56(%rsp),%r8
xorl	%r9d,%r9d
.p2align	4
77:
movl	%r8d,%r14d
shrl	%r14d
andl	$1073741823,%r14d
shlq	$7,%r14
addq	%rcx,%r14
leaq	(%r9,%r13),%rdx
leaq	(%rdx,%rdx,4),%rdx
shlq	$6,%rdx
vmovups	256(%rsp),%zmm2
vmulps	(%rdi,%rdx),%zmm2,%zmm2
movq	%rdi,%r12
xorl	%edx,%edx
.p2align	4
78:
vmovaps	(%r12),%zmm3
vfmadd213ps	%zmm26,%zmm2,%zmm3
vaddps	(%r14,%rdx),%zmm3,%zmm3
vdivps	%zmm3,%zmm31,%zmm4
vmovaps	-64(%r14,%rdx),%zmm5
vsubps	%zmm3,%zmm5,%zmm5
vmulps	%zmm4,%zmm5,%zmm5
vaddps	%zmm11,%zmm4,%zmm4
vcmpltps	%zmm5,%zmm11,%k1
vmovaps	%zmm5,%zmm4 {%k1}
vaddps	%zmm31,%zmm4,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpandd	%zmm13,%zmm6,%zmm6
vpsubd	%zmm6,%zmm14,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm11,%zmm7,%zmm8
vfmadd231ps	%zmm4,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm4
vmovaps	%zmm15,%zmm7
vfmadd213ps	%zmm16,%zmm8,%zmm7
vmovaps	%zmm17,%zmm9
vmovaps	%zmm19,%zmm10
vfmadd213ps	%zmm20,%zmm8,%zmm10
vfmadd213ps	%zmm18,%zmm8,%zmm9
vfmadd231ps	%zmm21,%zmm4,%zmm10
vfmadd213ps	%zmm9,%zmm4,%zmm10
vfmadd213ps	%zmm7,%zmm4,%zmm10
vfmadd213ps	%zmm8,%zmm4,%zmm10
vaddps	%zmm31,%zmm5,%zmm4
vfmadd231ps	%zmm22,%zmm6,%zmm10
vmaxps	%zmm11,%zmm5,%zmm5
vfmsub231ps	%zmm4,%zmm10,%zmm5
vfmadd231ps	%zmm5,%zmm3,%zmm1
subq	$-128,%rdx
addq	$320,%r12
cmpq	%rdx,%rsi
jne	78b
incq	%r9
addq	%rax,%r8
cmpq	%r13,%r9
jne	77b
79:
vbroadcastss	396f(%rip),%zmm2
vmovups	3648(%rsp),%zmm3
vfmadd213ps	397f(%rip){1to16},%zmm3,%zmm2
vcmpltps	%zmm0,%zmm27,%k2
vaddps	%zmm2,%zmm3,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm3 {%k3}
vmovups	%zmm3,3648(%rsp)
vmovups	3968(%rsp),%zmm0
vbroadcastss	398f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3968(%rsp)
vmovups	3200(%rsp),%zmm0
vmaxps	342f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3200(%rsp)
vblendmps	337f(%rip){1to16},%zmm31,%zmm0 {%k1}
vmovups	3328(%rsp),%zmm2
vmulps	%zmm0,%zmm2,%zmm1
vsubps	%zmm1,%zmm2,%zmm2
vmovups	768(%rsp),%zmm8
vsubps	%zmm2,%zmm8,%zmm8
vmovups	3136(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	832(%rsp),%zmm7
vsubps	%zmm3,%zmm7,%zmm7
vmovups	2304(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	256(%rsp),%zmm12
vsubps	%zmm4,%zmm12,%zmm12
vmovups	2368(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vsubps	%zmm5,%zmm26,%zmm26
vmovups	2432(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	3712(%rsp),%zmm9
vsubps	%zmm6,%zmm9,%zmm13
vmovups	1728(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1728(%rsp)
vmovups	3264(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,3264(%rsp)
vmovups	1536(%rsp),%zmm0
vmovaps	%zmm27,%zmm0 {%k1}
vmovups	%zmm0,1536(%rsp)
vmovups	2880(%rsp),%zmm0
vbroadcastss	344f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2880(%rsp)
vmovaps	%zmm31,%zmm0 {%k1} {z}
vmovups	%zmm0,640(%rsp)
vmovups	%zmm5,2432(%rsp)
vmovups	%zmm4,2368(%rsp)
vmovups	%zmm3,2304(%rsp)
vmovups	%zmm2,3136(%rsp)
vmovups	%zmm1,3328(%rsp)
vmovups	1088(%rsp),%zmm10
vmovups	3072(%rsp),%zmm9
vmovups	448(%rsp),%zmm0
vmovups	320(%rsp),%zmm3
vmovups	384(%rsp),%zmm2
vmovups	1920(%rsp),%zmm4
vmovaps	%zmm30,%zmm6
jmp	85f
.p2align	4
82:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,640(%rsp)
vmovups	3712(%rsp),%zmm13
vmovups	256(%rsp),%zmm12
vmovups	832(%rsp),%zmm7
vmovups	768(%rsp),%zmm8
vmovups	448(%rsp),%zmm0
vmovups	320(%rsp),%zmm3
vmovups	384(%rsp),%zmm2
vmovups	576(%rsp),%zmm6
jmp	84f
.p2align	4
83:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,640(%rsp)
vmovups	3712(%rsp),%zmm13
vmovups	256(%rsp),%zmm12
vmovups	832(%rsp),%zmm7
vmovups	768(%rsp),%zmm8
vmovups	448(%rsp),%zmm0
vmovups	320(%rsp),%zmm3
vmovups	384(%rsp),%zmm2
84:
vmovups	1920(%rsp),%zmm4
85:
vmovups	%zmm6,576(%rsp)
vmovups	%zmm28,4864(%rsp)
vmovups	%zmm2,384(%rsp)
vmovups	%zmm12,256(%rsp)
vmovups	%zmm0,448(%rsp)
vmovups	%zmm13,3008(%rsp)
vmovaps	%zmm0,%zmm5
vbroadcastss	333f(%rip),%zmm1
vmaxps	%zmm1,%zmm4,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm17
vmaxps	%zmm1,%zmm28,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm16
vmaxps	%zmm1,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm14
vmaxps	%zmm1,%zmm2,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5184(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k3
vmovdqu64	5312(%rsp),%zmm2
vptestmd	%zmm2,%zmm2,%k1
vdivps	%zmm0,%zmm31,%zmm4
vmaxps	%zmm1,%zmm25,%zmm0
vsqrtps	%zmm0,%zmm0
vmovups	%zmm25,4928(%rsp)
vdivps	%zmm0,%zmm31,%zmm15
vcmpleps	4096(%rsp),%zmm8,%k2
vmovups	%zmm8,768(%rsp)
vcmpgeps	4032(%rsp),%zmm8,%k4
vmovups	512(%rsp),%zmm1
vblendmps	%zmm1,%zmm11,%zmm0 {%k4}
vbroadcastss	355f(%rip),%zmm30
vxorps	%zmm30,%zmm1,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm27,%k6
kmovw	22(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm27,%zmm31,%zmm8 {%k2}
vmovups	%zmm8,704(%rsp)
vcmpgeps	3392(%rsp),%zmm7,%k4
vmovups	64(%rsp),%zmm1
vblendmps	%zmm1,%zmm11,%zmm0 {%k4}
vmovups	%zmm7,832(%rsp)
vcmpleps	3456(%rsp),%zmm7,%k4
vxorps	%zmm30,%zmm1,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm27,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm27,%zmm31,%zmm7 {%k4}
vmovups	%zmm7,1408(%rsp)
vmovdqu64	5248(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	2624(%rsp),%zmm12,%k1
vblendmps	%zmm10,%zmm11,%zmm0 {%k1}
vcmpleps	2688(%rsp),%zmm12,%k1
vxorps	%zmm30,%zmm10,%zmm0 {%k1}
vcmpgeps	2752(%rsp),%zmm26,%k1
vblendmps	%zmm9,%zmm11,%zmm1 {%k1}
vcmpleps	2816(%rsp),%zmm26,%k1
vxorps	%zmm30,%zmm9,%zmm1 {%k1}
vcmpgeps	3520(%rsp),%zmm13,%k1
vblendmps	%zmm5,%zmm11,%zmm2 {%k1}
vcmpleps	3584(%rsp),%zmm13,%k1
vxorps	%zmm30,%zmm5,%zmm2 {%k1}
vcmpleps	%zmm0,%zmm27,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm27,%zmm31,%zmm11 {%k5}
vmovups	%zmm11,3904(%rsp)
vmulps	%zmm7,%zmm16,%zmm5
vmovaps	%zmm16,%zmm30
vmulps	%zmm5,%zmm3,%zmm3
vmulps	%zmm8,%zmm17,%zmm0
vmovaps	%zmm17,%zmm12
vmulps	%zmm0,%zmm3,%zmm8
vmulps	%zmm11,%zmm14,%zmm22
vmovaps	%zmm14,%zmm25
vmovups	%zmm29,2240(%rsp)
vmulps	%zmm22,%zmm29,%zmm3
vmulps	%zmm0,%zmm3,%zmm28
vmulps	%zmm8,%zmm28,%zmm3
vmovaps	%zmm8,%zmm7
vfnmadd213ps	%zmm31,%zmm8,%zmm7
vbroadcastss	399f(%rip),%zmm18
vmovups	%zmm7,4800(%rsp)
vmaxps	%zmm18,%zmm7,%zmm6
vsqrtps	%zmm6,%zmm6
vdivps	%zmm6,%zmm31,%zmm20
vmulps	%zmm20,%zmm16,%zmm6
vmovaps	%zmm31,%zmm6 {%k4}
vcmpleps	%zmm1,%zmm27,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm27,%zmm31,%zmm11 {%k3}
vmovups	%zmm11,1344(%rsp)
vmovups	%zmm24,1472(%rsp)
vmulps	%zmm22,%zmm24,%zmm1
vfmsub231ps	%zmm1,%zmm5,%zmm3
vmulps	%zmm20,%zmm3,%zmm17
vmovaps	%zmm28,%zmm3
vfnmadd213ps	%zmm31,%zmm28,%zmm3
vfnmadd231ps	%zmm17,%zmm17,%zmm3
vmaxps	%zmm18,%zmm3,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	%zmm11,%zmm4,%zmm24
vmulps	2048(%rsp),%zmm24,%zmm7
vmovaps	%zmm9,%zmm21
vmulps	%zmm0,%zmm7,%zmm9
vmovaps	%zmm8,%zmm16
vmovups	%zmm8,1152(%rsp)
vmulps	%zmm8,%zmm9,%zmm7
vmulps	%zmm28,%zmm9,%zmm11
vdivps	%zmm1,%zmm31,%zmm8
vmovaps	%zmm12,%zmm14
vmulps	%zmm12,%zmm6,%zmm12
vmovaps	%zmm6,%zmm12 {%k2}
vmovdqu64	5120(%rsp),%zmm6
vptestmd	%zmm6,%zmm6,%k0
vmulps	%zmm8,%zmm25,%zmm6
vmovaps	%zmm31,%zmm6 {%k5}
vcmpleps	%zmm2,%zmm27,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm27,%zmm31,%zmm29 {%k5}
vmovaps	%zmm15,%zmm1
vmulps	%zmm29,%zmm15,%zmm13
vmulps	960(%rsp),%zmm13,%zmm2
vmulps	%zmm0,%zmm2,%zmm19
vmulps	%zmm16,%zmm19,%zmm15
vmulps	%zmm28,%zmm19,%zmm16
vmulps	2112(%rsp),%zmm24,%zmm0
vfmsub231ps	%zmm0,%zmm5,%zmm7
vmovaps	%zmm20,%zmm10
vmovups	%zmm20,896(%rsp)
vmulps	%zmm20,%zmm7,%zmm0
vmulps	2176(%rsp),%zmm24,%zmm2
vfmsub231ps	%zmm2,%zmm22,%zmm11
vfnmadd231ps	%zmm17,%zmm0,%zmm11
vmulps	%zmm8,%zmm11,%zmm20
vmovaps	%zmm9,%zmm2
vfnmadd213ps	%zmm31,%zmm9,%zmm2
vfnmadd231ps	%zmm0,%zmm0,%zmm2
vfnmadd231ps	%zmm20,%zmm20,%zmm2
vmulps	1024(%rsp),%zmm13,%zmm7
vfmsub231ps	%zmm7,%zmm5,%zmm15
vmaxps	%zmm18,%zmm2,%zmm5
vsqrtps	%zmm5,%zmm5
vmulps	1280(%rsp),%zmm13,%zmm7
vmovups	%zmm22,5056(%rsp)
vfmsub231ps	%zmm7,%zmm22,%zmm16
vmulps	%zmm9,%zmm19,%zmm7
vdivps	%zmm5,%zmm31,%zmm5
vmovups	%zmm23,1664(%rsp)
vmulps	%zmm13,%zmm23,%zmm11
vmovups	%zmm24,4992(%rsp)
vfmsub231ps	%zmm11,%zmm24,%zmm7
vmulps	%zmm5,%zmm4,%zmm11
vmovaps	%zmm31,%zmm11 {%k3}
vmulps	%zmm10,%zmm15,%zmm22
vfnmadd231ps	%zmm17,%zmm22,%zmm16
vmulps	%zmm8,%zmm16,%zmm23
vfnmadd231ps	%zmm0,%zmm22,%zmm7
vfnmadd231ps	%zmm20,%zmm23,%zmm7
vmulps	%zmm5,%zmm7,%zmm24
vmulps	%zmm6,%zmm12,%zmm6
vmovaps	%zmm19,%zmm7
vfnmadd213ps	%zmm31,%zmm19,%zmm7
vfnmadd231ps	%zmm22,%zmm22,%zmm7
vfnmadd231ps	%zmm23,%zmm23,%zmm7
vfnmadd231ps	%zmm24,%zmm24,%zmm7
vmaxps	%zmm18,%zmm7,%zmm12
vsqrtps	%zmm12,%zmm12
vmulps	%zmm11,%zmm6,%zmm11
vdivps	%zmm12,%zmm31,%zmm10
vmulps	%zmm10,%zmm1,%zmm6
vmulps	%zmm6,%zmm11,%zmm6
vmovaps	%zmm11,%zmm6 {%k5}
vmovss	1856(%rsp),%xmm11
vxorps	%xmm12,%xmm12,%xmm12
vucomiss	%xmm12,%xmm11
vmovups	%zmm14,2496(%rsp)
vmulps	512(%rsp),%zmm14,%zmm11
kmovw	20(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm11,%zmm12
vfmadd213ps	%zmm27,%zmm11,%zmm12 {%k3} {z}
kmovw	18(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	%zmm30,2560(%rsp)
vmulps	64(%rsp),%zmm30,%zmm13
vmovaps	%zmm13,%zmm15 {%k3} {z}
vfmadd213ps	%zmm12,%zmm15,%zmm15
kmovw	16(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	%zmm25,1216(%rsp)
vmulps	1088(%rsp),%zmm25,%zmm12
vmovaps	%zmm12,%zmm18 {%k1} {z}
vfmadd213ps	%zmm15,%zmm18,%zmm18
kmovw	14(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovups	%zmm4,1984(%rsp)
vmulps	%zmm21,%zmm4,%zmm15
vmovups	3904(%rsp),%zmm30
vmovaps	%zmm15,%zmm21 {%k1} {z}
vfmadd213ps	%zmm18,%zmm21,%zmm21
kmovw	12(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovups	%zmm1,1600(%rsp)
vmulps	448(%rsp),%zmm1,%zmm18
vmovaps	%zmm18,%zmm25 {%k1} {z}
vfmadd213ps	%zmm21,%zmm25,%zmm25
vmovups	%zmm25,3840(%rsp)
vmulps	704(%rsp),%zmm11,%zmm11
vmovups	1152(%rsp),%zmm4
vmulps	%zmm11,%zmm4,%zmm21
vfmsub231ps	1408(%rsp),%zmm13,%zmm21
vmulps	%zmm11,%zmm28,%zmm25
vfmsub231ps	%zmm12,%zmm30,%zmm25
vmovaps	%zmm26,%zmm13
vmulps	%zmm11,%zmm9,%zmm26
vfmsub231ps	1344(%rsp),%zmm15,%zmm26
vmulps	%zmm11,%zmm19,%zmm27
vmovups	%zmm29,3776(%rsp)
vfmsub231ps	%zmm18,%zmm29,%zmm27
vbroadcastss	355f(%rip),%zmm1
vxorps	%zmm1,%zmm4,%zmm4
vmovups	%zmm4,1152(%rsp)
vxorps	%zmm1,%zmm28,%zmm29
vxorps	%zmm1,%zmm9,%zmm18
vxorps	%zmm1,%zmm19,%zmm14
vmulps	896(%rsp),%zmm21,%zmm19
vfnmadd231ps	%zmm17,%zmm19,%zmm25
vxorps	%zmm1,%zmm17,%zmm17
vfnmadd231ps	%zmm0,%zmm19,%zmm26
vxorps	%zmm1,%zmm0,%zmm0
vmovups	%zmm8,1856(%rsp)
vmulps	%zmm8,%zmm25,%zmm21
vfnmadd231ps	%zmm20,%zmm21,%zmm26
vxorps	%zmm1,%zmm20,%zmm20
vfnmadd231ps	%zmm22,%zmm19,%zmm27
vxorps	%zmm1,%zmm22,%zmm16
vfnmadd231ps	%zmm23,%zmm21,%zmm27
vxorps	%zmm1,%zmm23,%zmm22
vmovaps	%zmm5,%zmm15
vmulps	%zmm5,%zmm26,%zmm23
vfnmadd231ps	%zmm24,%zmm23,%zmm27
vxorps	%zmm1,%zmm24,%zmm24
vxorps	%xmm5,%xmm5,%xmm5
vmovaps	%zmm11,%zmm4
vfmadd213ps	%zmm5,%zmm11,%zmm4
vfmadd231ps	%zmm19,%zmm19,%zmm4
vfmadd231ps	%zmm21,%zmm21,%zmm4
vfmadd231ps	%zmm23,%zmm23,%zmm4
vmovaps	%zmm10,%zmm12
vmulps	%zmm10,%zmm27,%zmm25
vfmadd231ps	%zmm25,%zmm25,%zmm4
ja	64b
vmovaps	%zmm0,%zmm10
vmovaps	%zmm29,%zmm0
vmovaps	%zmm18,%zmm9
vmovaps	%zmm14,%zmm1
vdivps	1216(%rsp),%zmm31,%zmm2
movq	40(%rsp),%rdx
vbroadcastss	16(%rdx),%zmm3
vmulps	256(%rsp),%zmm2,%zmm2
vdivps	1984(%rsp),%zmm31,%zmm7
vmulps	%zmm13,%zmm7,%zmm7
vmovups	2880(%rsp),%zmm26
vdivps	%zmm26,%zmm31,%zmm14
vmulps	%zmm6,%zmm14,%zmm6
vmulps	422f(%rip){1to16},%zmm2,%zmm2
vmulps	423f(%rip){1to16},%zmm7,%zmm7
vmaxps	%zmm2,%zmm7,%zmm14
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm7,%zmm14 {%k1}
vbroadcastss	344f(%rip),%zmm18
vmovups	3648(%rsp),%zmm2
vcmpltps	%zmm18,%zmm2,%k1
vaddps	%zmm2,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	424f(%rip){1to16},%zmm2,%zmm2 {%k1} {z}
vmaxps	%zmm14,%zmm2,%zmm7
vcmpunordps	%zmm14,%zmm14,%k1
vmovaps	%zmm2,%zmm7 {%k1}
vmulps	%zmm6,%zmm6,%zmm2
vminps	%zmm31,%zmm2,%zmm2
vmulps	%zmm3,%zmm2,%zmm2
vmaxps	%zmm2,%zmm7,%zmm6
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vcmpltps	%zmm18,%zmm26,%k1
vmovaps	%zmm6,%zmm2 {%k1} {z}
vmulps	%zmm2,%zmm2,%zmm2
vmulss	%xmm3,%xmm3,%xmm3
vbroadcastss	%xmm3,%zmm3
vcmpgeps	3840(%rsp),%zmm3,%k1
vcmpleps	%zmm2,%zmm4,%k1 {%k1}
vmovups	1408(%rsp),%zmm2
vmulps	704(%rsp),%zmm2,%zmm2
vmulps	%zmm2,%zmm30,%zmm2
vmulps	1344(%rsp),%zmm2,%zmm2
vmulps	3776(%rsp),%zmm2,%zmm2
vcmpnltps	%zmm2,%zmm5,%k2
vmovaps	%zmm31,%zmm2 {%k2} {z}
vbroadcastss	339f(%rip),%zmm3
vblendmps	%zmm2,%zmm3,%zmm2 {%k1}
vmovups	4288(%rsp),%zmm4
vcmpleps	2944(%rsp),%zmm4,%k1
vminps	425f(%rip){1to16},%zmm2,%zmm2 {%k1}
vmovups	1792(%rsp),%zmm4
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm2,%zmm4 {%k1}
vmovups	%zmm4,1792(%rsp)
vcmpeqps	%zmm3,%zmm4,%k1
vmovaps	%zmm31,%zmm14 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm14,%xmm2
vmovshdup	%xmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm14,%xmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm14,%xmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm14,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
vmovups	3008(%rsp),%zmm8
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm27,%xmm27,%xmm27
vbroadcastss	369f(%rip),%zmm29
vbroadcastss	372f(%rip),%zmm30
vbroadcastss	373f(%rip),%zmm28
vmovaps	%zmm13,%zmm26
ja	66b
vmovups	%zmm26,640(%rsp)
vmulps	%zmm25,%zmm12,%zmm2
vfmadd213ps	%zmm23,%zmm2,%zmm24
vmulps	%zmm24,%zmm15,%zmm3
vfmadd213ps	%zmm21,%zmm3,%zmm20
vfmadd213ps	%zmm20,%zmm2,%zmm22
vmulps	1856(%rsp),%zmm22,%zmm5
vfmadd213ps	%zmm19,%zmm5,%zmm17
vfmadd213ps	%zmm17,%zmm3,%zmm10
vfmadd213ps	%zmm10,%zmm2,%zmm16
vmulps	896(%rsp),%zmm16,%zmm6
vmovups	1152(%rsp),%zmm4
vfmadd213ps	%zmm11,%zmm6,%zmm4
vfmadd213ps	%zmm4,%zmm5,%zmm0
vfmadd213ps	%zmm0,%zmm3,%zmm9
vfmadd213ps	%zmm9,%zmm2,%zmm1
vmulps	2496(%rsp),%zmm1,%zmm4
vmovups	%zmm4,576(%rsp)
vmulps	2560(%rsp),%zmm6,%zmm0
vmovups	%zmm0,384(%rsp)
vmulps	1216(%rsp),%zmm5,%zmm0
vmovups	%zmm0,448(%rsp)
vmulps	1984(%rsp),%zmm3,%zmm0
vmovups	%zmm0,512(%rsp)
vmulps	1600(%rsp),%zmm2,%zmm0
vmovups	%zmm0,64(%rsp)
vdivps	4480(%rsp),%zmm31,%zmm0
vmulps	4544(%rsp),%zmm0,%zmm0
vpbroadcastd	384f(%rip),%zmm30
vpaddd	%zmm30,%zmm0,%zmm1
vpbroadcastd	385f(%rip),%zmm10
vpandd	%zmm10,%zmm1,%zmm1
vpbroadcastd	94f(%rip),%zmm14
vpsubd	%zmm1,%zmm14,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm31,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm0
vbroadcastss	386f(%rip),%zmm3
vfmadd213ps	387f(%rip){1to16},%zmm2,%zmm3
vbroadcastss	388f(%rip),%zmm5
vfmadd213ps	389f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	392f(%rip),%zmm4
vfmadd213ps	393f(%rip){1to16},%zmm2,%zmm4
vfmadd231ps	394f(%rip){1to16},%zmm0,%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vfmadd213ps	%zmm3,%zmm0,%zmm4
vfmadd213ps	%zmm2,%zmm0,%zmm4
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm4
vmovups	4160(%rsp),%zmm0
vfmadd231ps	426f(%rip){1to16},%zmm0,%zmm4
vmovups	4608(%rsp),%zmm0
vfmadd231ps	427f(%rip){1to16},%zmm0,%zmm4
vmovups	%zmm4,704(%rsp)
movl	8(%rsp),%edx
shrb	$3,%dl
testl	%r13d,%r13d
setne	%r8b
andb	%dl,%r8b
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm6,%xmm6,%xmm6
cmpb	$1,%r8b
vbroadcastss	335f(%rip),%zmm17
vbroadcastss	339f(%rip),%zmm18
jne	88f
imulq	32(%rsp),%rbx
xorl	%edx,%edx
.p2align	4
86:
movl	%ebx,%r8d
shrl	%r8d
andl	$1073741823,%r8d
shlq	$7,%r8
addq	%rcx,%r8
leaq	(%rdx,%r13),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	256(%rsp),%zmm0
vmulps	(%rdi,%r9),%zmm0,%zmm0
movq	%rdi,%r9
xorl	%r14d,%r14d
vbroadcastss	393f(%rip),%zmm19
vbroadcastss	394f(%rip),%zmm20
vbroadcastss	395f(%rip),%zmm21
vmovups	640(%rsp),%zmm25
vbroadcastss	386f(%rip),%zmm15
.p2align	4
87:
vmovaps	(%r9),%zmm1
vmovaps	(%r8,%r14),%zmm2
vfmadd213ps	%zmm25,%zmm0,%zmm1
vaddps	%zmm1,%zmm2,%zmm1
vdivps	%zmm1,%zmm31,%zmm3
vmovaps	-64(%r8,%r14),%zmm7
vsubps	%zmm1,%zmm7,%zmm7
vmulps	%zmm3,%zmm7,%zmm7
vaddps	%zmm17,%zmm3,%zmm8
vcmpltps	%zmm7,%zmm17,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vaddps	%zmm31,%zmm8,%zmm9
vpaddd	%zmm30,%zmm9,%zmm9
vpandd	%zmm10,%zmm9,%zmm9
vpsubd	%zmm9,%zmm14,%zmm12
vaddps	%zmm17,%zmm12,%zmm13
vfmadd231ps	%zmm8,%zmm12,%zmm13
vmulps	%zmm13,%zmm13,%zmm8
vbroadcastss	388f(%rip),%zmm12
vfmadd213ps	389f(%rip){1to16},%zmm13,%zmm12
vmovdqa64	%zmm14,%zmm4
vbroadcastss	392f(%rip),%zmm14
vfmadd213ps	%zmm19,%zmm13,%zmm14
vfmadd231ps	%zmm20,%zmm8,%zmm14
vfmadd213ps	%zmm12,%zmm8,%zmm14
vmovaps	%zmm15,%zmm12
vfmadd213ps	387f(%rip){1to16},%zmm13,%zmm12
vfmadd213ps	%zmm12,%zmm8,%zmm14
vfmadd213ps	%zmm13,%zmm8,%zmm14
vcvtdq2ps	%zmm9,%zmm8
vfmadd231ps	%zmm21,%zmm8,%zmm14
vaddps	%zmm31,%zmm7,%zmm8
vmaxps	%zmm17,%zmm7,%zmm7
vfmsub231ps	%zmm8,%zmm14,%zmm7
vmovdqa64	%zmm4,%zmm14
vaddps	%zmm18,%zmm1,%zmm8
vdivps	%zmm8,%zmm31,%zmm8
vfmadd231ps	%zmm7,%zmm1,%zmm6
vmulps	%zmm3,%zmm2,%zmm1
vmulps	%zmm8,%zmm8,%zmm2
vaddps	%zmm8,%zmm5,%zmm5
vmulps	%zmm2,%zmm8,%zmm3
vaddps	%zmm2,%zmm29,%zmm29
vaddps	%zmm3,%zmm11,%zmm11
vfmadd231ps	%zmm3,%zmm1,%zmm23
vmulps	%zmm3,%zmm2,%zmm3
vfmadd231ps	%zmm2,%zmm1,%zmm24
vmulps	%zmm2,%zmm2,%zmm2
vaddps	%zmm2,%zmm28,%zmm28
vfmadd231ps	%zmm2,%zmm1,%zmm22
vfmadd231ps	%zmm1,%zmm3,%zmm16
vaddps	%zmm3,%zmm26,%zmm26
subq	$-128,%r14
addq	$320,%r9
cmpq	%r14,%rsi
jne	87b
incq	%rdx
addq	%rax,%rbx
cmpq	%r13,%rdx
jne	86b
88:
vcmpgeps	1792(%rsp),%zmm31,%k2
vmovups	2560(%rsp),%zmm8
vmulps	320(%rsp),%zmm8,%zmm0
vmovups	2496(%rsp),%zmm13
vmulps	%zmm13,%zmm0,%zmm17
vmovups	576(%rsp),%zmm10
vbroadcastss	328f(%rip),%zmm2
vandps	%zmm2,%zmm10,%zmm0
vmaxps	%zmm27,%zmm0,%zmm0
vmovups	384(%rsp),%zmm20
vandps	%zmm2,%zmm20,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vandps	64(%rsp),%zmm2,%zmm1
vmaxps	%zmm0,%zmm1,%zmm0
vmovups	3008(%rsp),%zmm19
vmulps	429f(%rip){1to16},%zmm19,%zmm1
vcmpleps	%zmm1,%zmm0,%k3 {%k2}
vmovaps	%zmm17,%zmm0
vfnmadd213ps	%zmm31,%zmm17,%zmm0
vmovups	1216(%rsp),%zmm12
vmulps	2240(%rsp),%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm15
vmulps	1472(%rsp),%zmm12,%zmm1
vmulps	%zmm17,%zmm15,%zmm2
vfmsub231ps	%zmm1,%zmm8,%zmm2
vmovups	1984(%rsp),%zmm21
vmulps	2048(%rsp),%zmm21,%zmm1
vmulps	%zmm13,%zmm1,%zmm14
vmulps	2112(%rsp),%zmm21,%zmm1
vmulps	%zmm17,%zmm14,%zmm7
vfmsub231ps	%zmm1,%zmm8,%zmm7
vbroadcastss	399f(%rip),%zmm4
vmaxps	%zmm4,%zmm0,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	2176(%rsp),%zmm21,%zmm3
vmulps	%zmm15,%zmm14,%zmm9
vfmsub231ps	%zmm3,%zmm12,%zmm9
vmovups	1600(%rsp),%zmm27
vmulps	960(%rsp),%zmm27,%zmm3
vmulps	%zmm13,%zmm3,%zmm13
vmulps	1024(%rsp),%zmm27,%zmm3
vmovups	%zmm17,1472(%rsp)
vmulps	%zmm17,%zmm13,%zmm17
vfmsub231ps	%zmm3,%zmm8,%zmm17
vdivps	%zmm1,%zmm31,%zmm8
vmulps	1280(%rsp),%zmm27,%zmm1
vmulps	%zmm15,%zmm13,%zmm18
vfmsub231ps	%zmm1,%zmm12,%zmm18
vminps	%zmm31,%zmm0,%zmm0
vmulps	%zmm8,%zmm2,%zmm25
vmovaps	%zmm15,%zmm1
vfnmadd213ps	%zmm31,%zmm15,%zmm1
vfnmadd231ps	%zmm25,%zmm25,%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vmulps	1664(%rsp),%zmm27,%zmm2
vmulps	%zmm14,%zmm13,%zmm30
vfmsub231ps	%zmm2,%zmm21,%zmm30
vdivps	%zmm1,%zmm31,%zmm2
vmulps	%zmm8,%zmm7,%zmm27
vfnmadd231ps	%zmm25,%zmm27,%zmm9
vmulps	%zmm2,%zmm9,%zmm3
vmovaps	%zmm14,%zmm1
vfnmadd213ps	%zmm31,%zmm14,%zmm1
vfnmadd231ps	%zmm27,%zmm27,%zmm1
vfnmadd231ps	%zmm3,%zmm3,%zmm1
vminps	%zmm0,%zmm1,%zmm7
vmaxps	%zmm4,%zmm1,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm31,%zmm0
vmulps	%zmm8,%zmm17,%zmm17
vfnmadd231ps	%zmm25,%zmm17,%zmm18
vmovups	%zmm2,1088(%rsp)
vmulps	%zmm2,%zmm18,%zmm2
vfnmadd231ps	%zmm27,%zmm17,%zmm30
vfnmadd231ps	%zmm3,%zmm2,%zmm30
vmovups	%zmm0,320(%rsp)
vmulps	%zmm0,%zmm30,%zmm18
vmovaps	%zmm13,%zmm0
vfnmadd213ps	%zmm31,%zmm13,%zmm0
vfnmadd231ps	%zmm17,%zmm17,%zmm0
vfnmadd231ps	%zmm2,%zmm2,%zmm0
vfnmadd231ps	%zmm18,%zmm18,%zmm0
vminps	%zmm7,%zmm0,%zmm1
vcmpgtps	428f(%rip){1to16},%zmm1,%k0
vmovups	768(%rsp),%zmm9
vaddps	%zmm9,%zmm10,%zmm1
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	4032(%rsp),%zmm4
vminps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	4096(%rsp),%zmm4
vmaxps	%zmm1,%zmm4,%zmm1
vmovaps	%zmm4,%zmm1 {%k1}
vmovaps	%zmm1,%zmm9 {%k3}
movq	40(%rsp),%rax
vbroadcastss	208(%rax),%zmm1
vmovups	1792(%rsp),%zmm4
vcmpeqps	342f(%rip){1to16},%zmm4,%k1
vmovaps	%zmm1,%zmm9 {%k1}
movq	240(%rsp),%r13
movq	%r13,%r15
shlq	$6,%r15
vbroadcastss	12(%rax),%zmm7
movq	184(%rsp),%r12
vmovaps	%zmm9,(%r12,%r15)
vmovups	832(%rsp),%zmm10
vaddps	%zmm10,%zmm20,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3392(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3456(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
vmovaps	%zmm1,%zmm10 {%k1}
movq	24(%rsp),%r9
addq	%r9,%r13
shlq	$6,%r13
vmovaps	%zmm10,(%r12,%r13)
vmovups	256(%rsp),%zmm10
vaddps	448(%rsp),%zmm10,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2624(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2688(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
leaq	(%r12,%r15),%rsi
vmulps	%zmm7,%zmm10,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
movq	%r9,%rdx
shlq	$7,%rdx
vmovaps	%zmm4,(%rdx,%rsi)
vmovups	640(%rsp),%zmm10
vaddps	512(%rsp),%zmm10,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2752(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	2816(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovaps	%zmm4,%zmm10 {%k3}
vmulps	%zmm7,%zmm10,%zmm4
vmovaps	%zmm1,%zmm4 {%k1}
leaq	(%r9,%r9,2),%rdx
movq	%rdx,%r8
shlq	$6,%r8
vmovaps	%zmm4,(%r8,%rsi)
vaddps	64(%rsp),%zmm19,%zmm4
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3520(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3584(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovaps	%zmm4,%zmm19 {%k3}
vmovaps	%zmm1,%zmm19 {%k1}
movq	%r9,%r8
shlq	$8,%r8
vmovaps	%zmm19,(%r8,%rsi)
movl	$5,%r8d
movl	8(%rsp),%ebx
testb	$2,%bl
je	89f
vmaxps	399f(%rip){1to16},%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vbroadcastss	94f(%rip),%zmm4
vdivps	%zmm0,%zmm4,%zmm4
vbroadcastss	355f(%rip),%zmm9
vxorps	1472(%rsp),%zmm9,%zmm0
vmulps	%zmm7,%zmm12,%zmm19
vmulps	%zmm7,%zmm21,%zmm7
vmovups	%zmm7,512(%rsp)
kandw	%k0,%k2,%k2
andl	$4,%ebx
movl	%ebx,%r8d
movl	%ebx,64(%rsp)
shrl	$2,%r8d
leaq	(%r9,%r9,4),%rsi
shlq	$6,%rsi
addq	%r12,%rsi
xorl	%r14d,%r14d
testl	%ebx,%ebx
sete	%r14b
leaq	7(%r8,%r8,2),%rbx
movl	$14,%r9d
movl	$8,%r8d
cmoveq	%r8,%r9
movl	$19,%r8d
movq	%r10,%r11
movq	%rdx,%r10
movq	%r13,%rdx
movl	$9,%r13d
cmoveq	%r13,%r8
movq	%rdx,%r13
movq	%r10,%rdx
movq	%r11,%r10
xorq	$7,%r14
imulq	24(%rsp),%r14
shlq	$6,%r14
addq	%r12,%r14
imulq	24(%rsp),%rbx
shlq	$6,%rbx
addq	%r12,%rbx
imulq	24(%rsp),%r9
shlq	$6,%r9
addq	%r12,%r9
imulq	24(%rsp),%r8
shlq	$6,%r8
addq	%r12,%r8
vmulps	%zmm0,%zmm8,%zmm31
vfmadd231ps	%zmm31,%zmm25,%zmm15
vxorps	%zmm9,%zmm15,%zmm0
vmovups	1088(%rsp),%zmm10
vmulps	%zmm0,%zmm10,%zmm30
vxorps	%zmm9,%zmm8,%zmm0
vmulps	%zmm0,%zmm25,%zmm0
vmulps	%zmm10,%zmm0,%zmm25
vfmadd231ps	%zmm31,%zmm27,%zmm14
vfmadd231ps	%zmm30,%zmm3,%zmm14
vxorps	%zmm9,%zmm14,%zmm0
vmovups	320(%rsp),%zmm21
vmulps	%zmm0,%zmm21,%zmm20
vmulps	%zmm27,%zmm8,%zmm0
vfmadd231ps	%zmm25,%zmm3,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm21,%zmm15
vxorps	%zmm9,%zmm10,%zmm0
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm21,%zmm0,%zmm14
vfmadd231ps	%zmm31,%zmm17,%zmm13
vfmadd231ps	%zmm30,%zmm2,%zmm13
vfmadd231ps	%zmm20,%zmm18,%zmm13
vxorps	%zmm9,%zmm13,%zmm0
vmulps	%zmm0,%zmm4,%zmm13
vmulps	%zmm17,%zmm8,%zmm0
vfmadd231ps	%zmm25,%zmm2,%zmm0
vfmadd231ps	%zmm15,%zmm18,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm12
vmulps	%zmm2,%zmm10,%zmm0
vfmadd231ps	%zmm14,%zmm18,%zmm0
vxorps	%zmm9,%zmm0,%zmm0
vmulps	%zmm0,%zmm4,%zmm7
vxorps	%zmm9,%zmm21,%zmm0
vmulps	%zmm0,%zmm18,%zmm0
vmovaps	%zmm19,%zmm18
vmulps	%zmm4,%zmm0,%zmm0
vmovaps	%zmm31,%zmm17
vfmadd213ps	94f(%rip){1to16},%zmm31,%zmm17
vfmadd231ps	%zmm30,%zmm30,%zmm17
vfmadd231ps	%zmm20,%zmm20,%zmm17
vfmadd231ps	%zmm13,%zmm13,%zmm17
vmovups	2496(%rsp),%zmm2
vmulps	%zmm17,%zmm2,%zmm17
vmovaps	%zmm1,%zmm19
vmulps	%zmm17,%zmm2,%zmm19 {%k2}
vmovaps	%zmm19,(%r15,%rsi)
vmulps	%zmm8,%zmm8,%zmm17
vfmadd231ps	%zmm25,%zmm25,%zmm17
vfmadd231ps	%zmm15,%zmm15,%zmm17
vfmadd231ps	%zmm12,%zmm12,%zmm17
vmovups	2560(%rsp),%zmm2
vmulps	%zmm17,%zmm2,%zmm17
vmovaps	%zmm1,%zmm19
vmulps	%zmm17,%zmm2,%zmm19 {%k2}
vmovaps	%zmm19,(%r15,%r14)
vmulps	%zmm10,%zmm10,%zmm17
vmovups	512(%rsp),%zmm10
vfmadd231ps	%zmm14,%zmm14,%zmm17
vfmadd231ps	%zmm7,%zmm7,%zmm17
vmulps	%zmm18,%zmm17,%zmm17
vmovaps	%zmm1,%zmm19
vmulps	%zmm17,%zmm18,%zmm19 {%k2}
vmovaps	%zmm19,(%r15,%rbx)
movl	8(%rsp),%ebx
vmulps	%zmm21,%zmm21,%zmm17
vfmadd231ps	%zmm0,%zmm0,%zmm17
vmulps	%zmm10,%zmm17,%zmm17
vmovaps	%zmm1,%zmm19
vmulps	%zmm17,%zmm10,%zmm19 {%k2}
vmovaps	%zmm19,(%r15,%r9)
movq	24(%rsp),%r9
vmulps	%zmm4,%zmm4,%zmm17
vmovups	1600(%rsp),%zmm2
vmulps	%zmm17,%zmm2,%zmm17
vmovaps	%zmm1,%zmm19
vmulps	%zmm17,%zmm2,%zmm19 {%k2}
vmovaps	%zmm19,(%r15,%r8)
movl	$10,%r8d
cmpl	$0,64(%rsp)
je	89f
vmulps	%zmm31,%zmm8,%zmm8
vfmadd231ps	%zmm30,%zmm25,%zmm8
vfmadd231ps	%zmm20,%zmm15,%zmm8
vfmadd231ps	%zmm13,%zmm12,%zmm8
vmovups	2560(%rsp),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vmovaps	%zmm1,%zmm17
vmovups	2496(%rsp),%zmm19
vmulps	%zmm8,%zmm19,%zmm17 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm17,(%r15,%rsi)
vmovups	1088(%rsp),%zmm2
vmulps	%zmm30,%zmm2,%zmm8
vfmadd231ps	%zmm20,%zmm14,%zmm8
vfmadd231ps	%zmm13,%zmm7,%zmm8
vmulps	%zmm18,%zmm8,%zmm8
vmovaps	%zmm1,%zmm17
vmulps	%zmm8,%zmm19,%zmm17 {%k2}
movq	%r9,%rsi
shlq	$9,%rsi
addq	%r12,%rsi
vmovaps	%zmm17,(%r15,%rsi)
vmulps	%zmm25,%zmm2,%zmm3
vfmadd231ps	%zmm15,%zmm14,%zmm3
vfmadd231ps	%zmm12,%zmm7,%zmm3
vmulps	%zmm18,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm9,%zmm8 {%k2}
leaq	(%r9,%r9,8),%rsi
movq	%rsi,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%r15,%r8)
vmovups	320(%rsp),%zmm2
vmulps	%zmm20,%zmm2,%zmm3
vfmadd231ps	%zmm13,%zmm0,%zmm3
vmulps	%zmm10,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm19,%zmm8 {%k2}
imulq	$704,%r9,%r8
addq	%r12,%r8
vmovaps	%zmm8,(%r15,%r8)
vmulps	%zmm15,%zmm2,%zmm3
vfmadd231ps	%zmm12,%zmm0,%zmm3
vmulps	%zmm10,%zmm3,%zmm3
vmovaps	%zmm1,%zmm8
vmulps	%zmm3,%zmm9,%zmm8 {%k2}
shlq	$8,%rdx
addq	%r12,%rdx
vmovaps	%zmm8,(%r15,%rdx)
vmulps	%zmm14,%zmm2,%zmm2
vfmadd231ps	%zmm7,%zmm0,%zmm2
vmulps	%zmm10,%zmm2,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm18,%zmm3 {%k2}
imulq	$832,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%r15,%rdx)
vmulps	%zmm13,%zmm4,%zmm2
vmovups	1600(%rsp),%zmm8
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm19,%zmm3 {%k2}
imulq	$960,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%r15,%rdx)
vmulps	%zmm12,%zmm4,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm2,%zmm9,%zmm3 {%k2}
movq	%r9,%rdx
shlq	$10,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%r15,%rdx)
vmulps	%zmm7,%zmm4,%zmm2
vmulps	%zmm2,%zmm8,%zmm2
vmovaps	%zmm1,%zmm3
vmulps	%zmm18,%zmm2,%zmm3 {%k2}
imulq	$1088,%r9,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%r15,%rdx)
vmulps	%zmm0,%zmm4,%zmm0
vmulps	%zmm0,%zmm8,%zmm0
vmulps	%zmm10,%zmm0,%zmm1 {%k2}
shlq	$7,%rsi
addq	%r12,%rsi
vmovaps	%zmm1,(%r15,%rsi)
movl	$20,%r8d
89:
testb	$8,%bl
vxorps	%xmm27,%xmm27,%xmm27
je	6b
movq	40(%rsp),%rax
vbroadcastss	208(%rax),%zmm0
vmovups	1792(%rsp),%zmm1
vcmpeqps	342f(%rip){1to16},%zmm1,%k2
vaddps	%zmm6,%zmm6,%zmm1
vmovups	704(%rsp),%zmm7
vfmsub132ps	354f(%rip){1to16},%zmm6,%zmm7
vbroadcastss	100(%rax),%zmm3
vfmadd213ps	%zmm27,%zmm5,%zmm3
vfmadd231ps	104(%rax){1to16},%zmm29,%zmm3
vfmadd231ps	108(%rax){1to16},%zmm11,%zmm3
vfmadd231ps	112(%rax){1to16},%zmm28,%zmm3
vfmadd231ps	116(%rax){1to16},%zmm26,%zmm3
vfmadd231ps	120(%rax){1to16},%zmm24,%zmm3
vfmadd231ps	124(%rax){1to16},%zmm23,%zmm3
vfmadd231ps	128(%rax){1to16},%zmm22,%zmm3
vfmadd231ps	132(%rax){1to16},%zmm16,%zmm3
vbroadcastss	136(%rax),%zmm2
vmovups	4416(%rsp),%zmm4
vaddps	%zmm3,%zmm4,%zmm3
vfmadd213ps	%zmm27,%zmm5,%zmm2
vfmadd231ps	140(%rax){1to16},%zmm29,%zmm2
vfmadd231ps	144(%rax){1to16},%zmm11,%zmm2
vfmadd231ps	148(%rax){1to16},%zmm28,%zmm2
vfmadd231ps	152(%rax){1to16},%zmm26,%zmm2
vfmadd231ps	156(%rax){1to16},%zmm24,%zmm2
vfmadd231ps	160(%rax){1to16},%zmm23,%zmm2
vfmadd231ps	164(%rax){1to16},%zmm22,%zmm2
vfmadd231ps	168(%rax){1to16},%zmm16,%zmm2
vfmadd132ps	172(%rax){1to16},%zmm27,%zmm5
vfmadd231ps	176(%rax){1to16},%zmm29,%zmm5
vfmadd231ps	180(%rax){1to16},%zmm11,%zmm5
vfmadd231ps	184(%rax){1to16},%zmm28,%zmm5
vfmadd231ps	188(%rax){1to16},%zmm26,%zmm5
vfmadd231ps	192(%rax){1to16},%zmm24,%zmm5
vfmadd231ps	196(%rax){1to16},%zmm23,%zmm5
vfmadd231ps	200(%rax){1to16},%zmm22,%zmm5
vfmadd231ps	204(%rax){1to16},%zmm16,%zmm5
vfmadd231ps	425f(%rip){1to16},%zmm4,%zmm2
vfmadd231ps	432f(%rip){1to16},%zmm4,%zmm5
vmovaps	%zmm0,%zmm7 {%k2}
movq	%r8,%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm7,(%r15,%rdx)
vmovaps	%zmm0,%zmm1 {%k2}
leaq	1(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm1,(%r15,%rdx)
vmovaps	%zmm0,%zmm3 {%k2}
leaq	2(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm3,(%r15,%rdx)
vmovaps	%zmm0,%zmm2 {%k2}
leaq	3(%r8),%rdx
imulq	%r9,%rdx
shlq	$6,%rdx
addq	%r12,%rdx
vmovaps	%zmm2,(%r15,%rdx)
vmovaps	%zmm0,%zmm5 {%k2}
addq	$4,%r8
imulq	%r9,%r8
shlq	$6,%r8
addq	%r12,%r8
vmovaps	%zmm5,(%r15,%r8)
jmp	6b
92:
addq	$5384,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
93:
vzeroupper
retq
.p2align	2,0x0
94:
.long	0x3f800000
95:
.long	1048576
96:
.long	0x5d800000
97:
.long	0x3f40094e
98:
.long	0x3e1d5a5a
99:
.long	0x3bd74912
322:
.long	0x3f156f3d
323:
.long	0x3d26f715
324:
.long	8388607
325:
.long	0x21800000
326:
.long	0xc9800000
327:
.long	0x3f000000
328:
.long	0x7fffffff
329:
.long	0x40400000
332:
.long	2139095039
333:
.long	0x0da24260
334:
.long	0x1e3ce508
335:
.long	0xbf800000
336:
.long	0x41100000
337:
.long	0x3e800000
338:
.long	0x41490fdb
339:
.long	0x40a00000
342:
.long	0x40800000
343:
.long	0x3fc00000
344:
.long	0x7149f2ca
345:
.long	2
346:
.long	4
347:
.long	8
348:
.long	16
349:
.long	0x3f3504f3
352:
.long	0x3ecc422a
353:
.long	0x3f106ebb
354:
.long	0xbf000000
355:
.long	0x80000000
356:
.long	0xc2ae0000
357:
.long	0x3fb8aa3b
358:
.long	0xbf317200
359:
.long	0xb5bfbe8e
362:
.long	0x3aae0472
363:
.long	0x3c1e8629
364:
.long	0x3d635b73
365:
.long	0x3e75fc8c
366:
.long	0x3f317214
367:
.long	0x42fe0000
368:
.long	0x3e99999a
369:
.long	0xbe04a19d
372:
.long	0x3ef89ba5
373:
.long	0xbf03248e
374:
.long	0x3f0c3744
375:
.long	0xbdc1d79d
376:
.long	0x3e5c1572
377:
.long	0x3e17e642
378:
.long	0x3e2ecff8
379:
.long	0x3e2d3f9f
382:
.long	0xc0000000
383:
.long	0x41400000
384:
.long	3234528013
385:
.long	4286578688
386:
.long	0x3eaaac4e
387:
.long	0xbf00000d
388:
.long	0x3e4bdb47
389:
.long	0xbe7fd7d0
392:
.long	0x3e259a3a
393:
.long	0xbe2ec8d2
394:
.long	0xbddadb52
395:
.long	0x33b17218
396:
.long	0x3727c5ac
397:
.long	0x3a83126f
398:
.long	0x41800000
399:
.long	0x358637bd
422:
.long	0x350637bd
423:
.long	0x34210fb0
424:
.long	0x36a7c5ac
425:
.long	0x40000000
426:
.long	0x3f317218
427:
.long	0x3feb3f8f
428:
.long	0x38d1b717
429:
.long	0x3951b717
432:
.long	0x41000000
433:
.long	0x3cf5c28f
434:
.long	0x41200000
435:
.long	0x26901d7d
436:
.long	0x3f800054
437:
.long	0xbf4ccccd
