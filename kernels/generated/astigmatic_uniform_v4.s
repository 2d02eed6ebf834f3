# Made by `cargo xtask kernels`. Do not edit.
testl	%ecx,%ecx
je	79f
testl	%edx,%edx
je	79f
testl	%esi,%esi
je	79f
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$5368,%rsp
movq	5440(%rsp),%rbx
movl	%esi,%eax
movl	%edx,%edx
movq	(%rdi),%rsi
movq	%rsi,56(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%rsi
movq	%rsi,32(%rsp)
movq	24(%rdi),%rsi
movq	%rsi,264(%rsp)
movq	32(%rdi),%r15
addl	%r8d,%r9d
addl	5424(%rsp),%r9d
movq	40(%rdi),%r10
movl	%ecx,%ecx
movq	%rcx,200(%rsp)
movq	%r9,232(%rsp)
shlq	$6,%r9
movq	%rdx,48(%rsp)
imulq	%rax,%rdx
shlq	$6,%rdx
movq	%rdx,192(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
movq	%rcx,224(%rsp)
leaq	256(%r15),%rbp
xorl	%ecx,%ecx
vpbroadcastd	83f(%rip),%zmm4
vbroadcastss	85f(%rip),%zmm2
vbroadcastss	96f(%rip),%zmm16
vbroadcastss	99f(%rip),%zmm17
vbroadcastss	325f(%rip),%zmm27
vmovss	96f(%rip),%xmm28
vbroadcastss	326f(%rip),%zmm29
vbroadcastss	328f(%rip),%zmm30
vxorps	%xmm18,%xmm18,%xmm18
vbroadcastss	87f(%rip),%zmm7
vbroadcastss	88f(%rip),%zmm8
vbroadcastss	89f(%rip),%zmm9
vbroadcastss	92f(%rip),%zmm10
vbroadcastss	93f(%rip),%zmm11
vpbroadcastd	94f(%rip),%zmm12
vpbroadcastd	429f(%rip),%zmm3
movq	%rax,272(%rsp)
jmp	3f
.p2align	4
2:
movq	208(%rsp),%rcx
incq	%rcx
movq	216(%rsp),%r9
addq	192(%rsp),%r9
cmpq	200(%rsp),%rcx
je	78f
3:
movq	%rcx,208(%rsp)
imulq	48(%rsp),%rcx
movq	%rcx,240(%rsp)
movq	%r9,216(%rsp)
xorl	%edx,%edx
jmp	5f
.p2align	4
4:
movq	248(%rsp),%rdx
incq	%rdx
movq	256(%rsp),%r9
addq	224(%rsp),%r9
cmpq	48(%rsp),%rdx
je	2b
5:
movq	240(%rsp),%rcx
movq	%rdx,248(%rsp)
addq	%rcx,%rdx
imulq	%rax,%rdx
addq	232(%rsp),%rdx
movq	%r9,256(%rsp)
xorl	%r12d,%r12d
movq	%rdx,280(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	338f(%rip),%zmm0
vblendmps	%zmm13,%zmm0,%zmm0 {%k1}
movq	264(%rsp),%rcx
vmovups	2928(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r8)
movq	5440(%rsp),%rbx
movq	272(%rsp),%rax
vbroadcastss	96f(%rip),%zmm16
vbroadcastss	99f(%rip),%zmm17
vbroadcastss	325f(%rip),%zmm27
vmovss	96f(%rip),%xmm28
vbroadcastss	326f(%rip),%zmm29
vbroadcastss	328f(%rip),%zmm30
vxorps	%xmm18,%xmm18,%xmm18
vbroadcastss	87f(%rip),%zmm7
vbroadcastss	88f(%rip),%zmm8
vbroadcastss	89f(%rip),%zmm9
vbroadcastss	92f(%rip),%zmm10
vbroadcastss	93f(%rip),%zmm11
vpbroadcastd	94f(%rip),%zmm12
vpbroadcastd	429f(%rip),%zmm3
movq	280(%rsp),%rdx
movq	296(%rsp),%r9
vpbroadcastd	83f(%rip),%zmm4
7:
incq	%r12
addq	$64,%r9
cmpq	%rax,%r12
je	4b
8:
leaq	(%rdx,%r12),%rdi
movl	8(%rbx),%ecx
cmpq	%rcx,%rdi
jae	7b
movl	(%rbx),%esi
movl	12(%rbx),%eax
movl	16(%rbx),%r14d
movq	%rsi,%rbx
imulq	%rsi,%rbx
leaq	1(%rbx),%rdx
shrq	%rdx
testb	$1,%r14b
cmoveq	%rbx,%rdx
movq	%r9,296(%rsp)
movq	%rdi,288(%rsp)
movl	%r14d,44(%rsp)
jne	32f
testl	%esi,%esi
je	43f
imulq	%r9,%rdx
addq	56(%rsp),%rdx
vpxor	%xmm0,%xmm0,%xmm0
xorl	%edi,%edi
movq	%rbx,%r8
.p2align	4
9:
vmovdqa64	(%rdx,%rdi),%zmm1
vpandd	%zmm4,%zmm1,%zmm3
vpmaxud	%zmm3,%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm3
vsubps	(%r11){1to16},%zmm1,%zmm1
vfmadd213ps	8(%r11){1to16},%zmm3,%zmm1
vmovaps	%zmm1,(%r10,%rdi)
addq	$64,%rdi
decq	%r8
jne	9b
vpcmpnleud	84f(%rip){1to16},%zmm0,%k0
jmp	34f
.p2align	4
32:
testl	%esi,%esi
je	43f
imulq	%rdi,%rdx
shlq	$6,%rdx
addq	56(%rsp),%rdx
xorl	%edi,%edi
xorl	%r8d,%r8d
.p2align	4
33:
movq	%r8,%r9
shlq	$5,%r9
andq	$-64,%r9
vmovdqa64	(%rdx,%r9),%zmm0
movl	%edi,%r9d
andl	$16,%r9d
vmovd	%r9d,%xmm1
vpsrld	%xmm1,%zmm0,%zmm0
vpandd	%zmm3,%zmm0,%zmm0
vcvtdq2ps	%zmm0,%zmm0
vbroadcastss	4(%r11),%zmm1
vsubps	(%r11){1to16},%zmm0,%zmm0
vfmadd213ps	8(%r11){1to16},%zmm1,%zmm0
vmovaps	%zmm0,(%r10,%rdi,4)
incq	%r8
addq	$16,%rdi
cmpq	%r8,%rbx
jne	33b
kxorw	%k0,%k0,%k0
34:
movl	%r14d,%r8d
vpxor	%xmm0,%xmm0,%xmm0
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm1,%xmm1,%xmm1
vmovaps	%zmm2,%zmm15
vmovaps	%zmm2,%zmm14
andl	$8,%r8d
je	36f
movq	%r10,%rdx
movq	%rbx,%rdi
vmovaps	%zmm2,%zmm14
vmovaps	%zmm2,%zmm15
vpbroadcastd	86f(%rip),%zmm1
vpbroadcastd	85f(%rip),%zmm6
.p2align	4
35:
vmovaps	(%rdx),%zmm3
vaddps	%zmm7,%zmm3,%zmm4
vfmadd213ps	%zmm8,%zmm3,%zmm4
vfmadd213ps	%zmm9,%zmm3,%zmm4
vaddps	%zmm10,%zmm3,%zmm5
vfmadd213ps	%zmm11,%zmm3,%zmm5
vcmpltps	%zmm3,%zmm18,%k1
vmulps	%zmm4,%zmm14,%zmm14 {%k1}
vmulps	%zmm5,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm14,%zmm3
vpsrld	$23,%zmm15,%zmm4
vpsubd	%zmm4,%zmm1,%zmm1
vpaddd	%zmm3,%zmm1,%zmm1
vpternlogd	$236,%zmm12,%zmm6,%zmm14
vpternlogd	$236,%zmm12,%zmm6,%zmm15
vbroadcastss	85f(%rip),%zmm3 {%k1} {z}
vaddps	%zmm3,%zmm13,%zmm13
addq	$64,%rdx
decq	%rdi
jne	35b
vcvtudq2ps	%zmm1,%zmm1
vaddps	95f(%rip){1to16},%zmm1,%zmm1
36:
vmovups	%zmm1,4336(%rsp)
vbroadcastss	8(%r11),%zmm4
shrl	$3,%r8d
movl	%r8d,12(%rsp)
movq	%rsi,%rdx
shlq	$6,%rdx
movq	%r10,%rdi
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r8d,%r8d
jmp	38f
.p2align	4
37:
vsubps	%zmm4,%zmm8,%zmm8
vaddps	%zmm8,%zmm3,%zmm3
vsubps	%zmm4,%zmm6,%zmm6
vaddps	%zmm6,%zmm1,%zmm1
vaddps	%zmm7,%zmm0,%zmm0
incq	%r8
addq	%rdx,%rdi
cmpq	%rsi,%r8
je	42f
38:
movq	%r8,%r9
imulq	%rsi,%r9
shlq	$6,%r9
addq	%r10,%r9
vxorps	%xmm7,%xmm7,%xmm7
movq	%rdi,%r14
movq	%rsi,%r13
.p2align	4
39:
vmovaps	(%r14),%zmm6
vsubps	%zmm4,%zmm6,%zmm6
vaddps	%zmm6,%zmm7,%zmm7
addq	$64,%r14
decq	%r13
jne	39b
vmovaps	(%r9),%zmm8
vmovaps	-64(%r9,%rdx),%zmm6
testq	%r8,%r8
jne	37b
vaddps	%zmm7,%zmm5,%zmm5
jmp	37b
.p2align	4
42:
vmovups	%zmm15,4400(%rsp)
vmovups	%zmm14,4464(%rsp)
vmovups	%zmm13,4528(%rsp)
xorl	%edx,%edx
movl	12(%rsp),%edi
movl	%edi,40(%rsp)
jmp	44f
43:
movl	%r14d,%edx
andl	$8,%edx
shrl	$3,%edx
movl	%edx,12(%rsp)
vbroadcastss	8(%r11),%zmm4
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,4336(%rsp)
movb	$1,%dl
movl	$0,40(%rsp)
vmovups	%zmm2,4464(%rsp)
vmovups	%zmm2,4400(%rsp)
vmovups	%zmm0,4528(%rsp)
vxorps	%xmm1,%xmm1,%xmm1
vpxor	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
44:
vcvtusi2ss	%esi,%xmm24,%xmm6
vbroadcastss	%xmm6,%zmm6
vmaxps	%zmm2,%zmm6,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vmulps	%zmm5,%zmm8,%zmm5
vmulps	%zmm7,%zmm8,%zmm7
vmulps	%zmm3,%zmm8,%zmm3
vmulps	%zmm1,%zmm8,%zmm1
vminps	%zmm5,%zmm7,%zmm8
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm7,%zmm8 {%k1}
vmaxps	%zmm5,%zmm7,%zmm5
vmovaps	%zmm7,%zmm5 {%k1}
vminps	%zmm3,%zmm1,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm1,%zmm7 {%k1}
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k1}
vminps	%zmm8,%zmm7,%zmm1
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm7,%zmm1 {%k1}
vmaxps	%zmm8,%zmm7,%zmm8
vmovaps	%zmm7,%zmm8 {%k1}
vminps	%zmm5,%zmm3,%zmm7
vcmpunordps	%zmm5,%zmm5,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vminps	%zmm8,%zmm7,%zmm3
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vaddps	%zmm3,%zmm1,%zmm1
vmulps	%zmm16,%zmm1,%zmm3
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
testb	%dl,%dl
jne	47f
vmaxps	%zmm5,%zmm3,%zmm1
vaddps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vaddps	%zmm1,%zmm3,%zmm7
movq	%rsi,%rdi
shlq	$6,%rdi
movq	%r10,%r8
vxorps	%xmm1,%xmm1,%xmm1
xorl	%r9d,%r9d
.p2align	4
45:
movq	%r8,%r14
vpxor	%xmm12,%xmm12,%xmm12
xorl	%r13d,%r13d
.p2align	4
46:
vmovaps	(%r14),%zmm13
vsubps	%zmm4,%zmm13,%zmm13
vsubps	%zmm7,%zmm13,%zmm13
vmaxps	%zmm18,%zmm13,%zmm13
vmulps	%zmm13,%zmm13,%zmm13
vcvtsi2ss	%r13,%xmm31,%xmm14
vbroadcastss	%xmm14,%zmm15
vaddps	%zmm13,%zmm12,%zmm12
vfmadd231ps	%zmm15,%zmm13,%zmm10
vmulss	%xmm14,%xmm14,%xmm14
vbroadcastss	%xmm14,%zmm14
vfmadd231ps	%zmm14,%zmm13,%zmm11
incq	%r13
addq	$64,%r14
cmpq	%r13,%rsi
jne	46b
vcvtsi2ss	%r9,%xmm2,%xmm13
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm12,%zmm1,%zmm1
vfmadd231ps	%zmm14,%zmm12,%zmm9
vmulss	%xmm13,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vfmadd231ps	%zmm13,%zmm12,%zmm8
incq	%r9
addq	%rdi,%r8
cmpq	%rsi,%r9
jne	45b
47:
vcvtusi2ss	%rbx,%xmm31,%xmm4
vmaxps	97f(%rip){1to16},%zmm1,%zmm7
vdivps	%zmm7,%zmm2,%zmm12
vbroadcastss	%xmm4,%zmm31
vcmpgtps	98f(%rip){1to16},%zmm1,%k1
vaddps	%zmm17,%zmm6,%zmm4
vdivps	322f(%rip){1to16},%zmm31,%zmm13
vmulps	%zmm16,%zmm4,%zmm6
vmovaps	%zmm6,%zmm7
vmulps	%zmm12,%zmm10,%zmm7 {%k1}
vmulps	%zmm12,%zmm11,%zmm4
vfnmadd231ps	%zmm7,%zmm7,%zmm4
vaddps	%zmm4,%zmm4,%zmm4
vminps	%zmm4,%zmm13,%zmm10
vcmpunordps	%zmm4,%zmm4,%k2
vmovaps	%zmm13,%zmm10 {%k2}
vbroadcastss	323f(%rip),%zmm11
vmaxps	%zmm11,%zmm10,%zmm4
vsqrtps	%zmm4,%zmm10
vmulps	%zmm12,%zmm9,%zmm6 {%k1}
vmulps	%zmm12,%zmm8,%zmm4
vfnmadd231ps	%zmm6,%zmm6,%zmm4
vaddps	%zmm4,%zmm4,%zmm4
vminps	%zmm4,%zmm13,%zmm8
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm13,%zmm8 {%k1}
vmaxps	%zmm11,%zmm8,%zmm4
vsqrtps	%zmm4,%zmm11
vmovss	60(%r11),%xmm8
vmovss	84(%r11),%xmm9
vsubss	%xmm8,%xmm9,%xmm4
vmulss	324f(%rip),%xmm4,%xmm12
vbroadcastss	44(%r11),%zmm13
vmovss	85f(%rip),%xmm14
vdivss	48(%r11),%xmm14,%xmm18
vbroadcastss	20(%r11),%zmm14
vbroadcastss	28(%r11),%zmm15
vbroadcastss	36(%r11),%zmm16
vbroadcastss	24(%r11),%zmm17
vbroadcastss	%xmm18,%zmm18
vbroadcastss	32(%r11),%zmm19
vbroadcastss	40(%r11),%zmm20
xorl	%edi,%edi
vmovaps	%zmm27,%zmm21
.p2align	4
48:
vcvtsi2ss	%edi,%xmm2,%xmm22
vaddss	%xmm28,%xmm22,%xmm22
vfmadd213ss	%xmm8,%xmm12,%xmm22
vbroadcastss	%xmm22,%zmm22
vsubps	%zmm13,%zmm22,%zmm23
vmulps	%zmm18,%zmm23,%zmm23
vmulps	%zmm23,%zmm23,%zmm24
vmovaps	%zmm16,%zmm25
vfmadd213ps	%zmm15,%zmm23,%zmm25
vfmadd213ps	%zmm2,%zmm23,%zmm25
vfmadd213ps	%zmm2,%zmm24,%zmm25
vmaxps	%zmm29,%zmm25,%zmm23
vsqrtps	%zmm23,%zmm23
vdivps	%zmm23,%zmm2,%zmm23
vaddps	%zmm13,%zmm22,%zmm24
vmulps	%zmm18,%zmm24,%zmm24
vmovaps	%zmm20,%zmm26
vfmadd213ps	%zmm19,%zmm24,%zmm26
vfmadd213ps	%zmm2,%zmm24,%zmm26
vmulps	%zmm24,%zmm24,%zmm24
vmulps	%zmm23,%zmm25,%zmm23
vfmadd213ps	%zmm2,%zmm24,%zmm26
vmaxps	%zmm29,%zmm26,%zmm24
vsqrtps	%zmm24,%zmm24
vmulps	%zmm23,%zmm14,%zmm23
vdivps	%zmm24,%zmm2,%zmm24
vmulps	%zmm24,%zmm26,%zmm24
vmulps	%zmm24,%zmm17,%zmm24
vsubps	%zmm10,%zmm23,%zmm25
vsubps	%zmm11,%zmm24,%zmm26
vmulps	%zmm25,%zmm25,%zmm25
vmulps	%zmm23,%zmm10,%zmm23
vdivps	%zmm23,%zmm2,%zmm23
vmulps	%zmm26,%zmm26,%zmm26
vmulps	%zmm24,%zmm11,%zmm24
vdivps	%zmm24,%zmm2,%zmm24
vmulps	%zmm24,%zmm26,%zmm24
vfmadd231ps	%zmm23,%zmm25,%zmm24
vcmpltps	%zmm21,%zmm24,%k1
vmovaps	%zmm22,%zmm5 {%k1}
vminps	%zmm21,%zmm24,%zmm21
incl	%edi
cmpl	$24,%edi
jne	48b
vmulps	327f(%rip){1to16},%zmm10,%zmm10
vmulps	%zmm10,%zmm11,%zmm10
vmulps	%zmm10,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vfnmadd231ps	%zmm31,%zmm3,%zmm0
vmaxps	%zmm0,%zmm1,%zmm10
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm1,%zmm10 {%k1}
vmaxps	%zmm2,%zmm10,%zmm0
vbroadcastss	52(%r11),%zmm16
vbroadcastss	76(%r11),%zmm17
vbroadcastss	56(%r11),%zmm14
vbroadcastss	80(%r11),%zmm15
vbroadcastss	%xmm8,%zmm12
vbroadcastss	%xmm9,%zmm13
vbroadcastss	64(%r11),%zmm10
vbroadcastss	88(%r11),%zmm11
vbroadcastss	68(%r11),%zmm8
vbroadcastss	92(%r11),%zmm9
vminps	%zmm7,%zmm17,%zmm1
vcmpunordps	%zmm7,%zmm7,%k1
vmovups	%zmm17,3696(%rsp)
vmovaps	%zmm17,%zmm1 {%k1}
vmaxps	%zmm1,%zmm16,%zmm24
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm16,3760(%rsp)
vmovaps	%zmm16,%zmm24 {%k1}
vminps	%zmm6,%zmm15,%zmm1
vcmpunordps	%zmm6,%zmm6,%k1
vmovups	%zmm15,2736(%rsp)
vmovaps	%zmm15,%zmm1 {%k1}
vmaxps	%zmm1,%zmm14,%zmm6
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm14,2800(%rsp)
vmovaps	%zmm14,%zmm6 {%k1}
vmovups	%zmm6,1200(%rsp)
vminps	%zmm5,%zmm13,%zmm1
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm13,3312(%rsp)
vmovaps	%zmm13,%zmm1 {%k1}
vmaxps	%zmm1,%zmm12,%zmm5
vcmpunordps	%zmm1,%zmm1,%k1
vmovups	%zmm12,3824(%rsp)
vmovaps	%zmm12,%zmm5 {%k1}
vmovups	%zmm5,1136(%rsp)
vmovups	%zmm11,3888(%rsp)
vminps	%zmm0,%zmm11,%zmm0
vmovups	%zmm10,3952(%rsp)
vmaxps	%zmm0,%zmm10,%zmm0
vmovups	%zmm0,128(%rsp)
vminps	%zmm3,%zmm9,%zmm0
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	%zmm9,4016(%rsp)
vmovaps	%zmm9,%zmm0 {%k1}
vmaxps	%zmm0,%zmm8,%zmm17
vmovups	%zmm31,4784(%rsp)
vcmpltps	%zmm30,%zmm31,%k1
korw	%k0,%k1,%k1
vcmpunordps	%zmm0,%zmm0,%k2
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2608(%rsp)
vblendmps	%zmm1,%zmm2,%zmm10 {%k1}
vmovups	%zmm8,4080(%rsp)
vmovaps	%zmm8,%zmm17 {%k2}
vbroadcastss	329f(%rip),%zmm1
vblendmps	%zmm1,%zmm30,%zmm22 {%k1}
vcvtusi2ss	%eax,%xmm7,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4592(%rsp)
vmulss	323f(%rip),%xmm4,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,4848(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
leaq	(%rax,%rax,4),%r13
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2288(%rsp)
vmovups	%zmm0,2352(%rsp)
vmovups	%zmm0,2416(%rsp)
vmovups	%zmm0,2544(%rsp)
vxorps	%xmm4,%xmm4,%xmm4
vmovups	%zmm0,2480(%rsp)
vmovups	%zmm2,2672(%rsp)
vbroadcastss	333f(%rip),%zmm0
vmovups	%zmm0,3568(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovups	%zmm3,1648(%rsp)
vmovups	%zmm0,2864(%rsp)
vmovups	%zmm1,3248(%rsp)
vbroadcastss	332f(%rip),%zmm0
vmovups	%zmm0,3632(%rsp)
vmovups	%zmm27,3376(%rsp)
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,2928(%rsp)
jmp	52f
.p2align	4
49:
vfmadd213ps	%zmm26,%zmm8,%zmm9
vcmpunordps	%zmm9,%zmm9,%k4
vminps	%zmm9,%zmm15,%zmm0
vmovaps	%zmm15,%zmm0 {%k4}
vcmpunordps	%zmm0,%zmm0,%k4
vmaxps	%zmm0,%zmm14,%zmm0
vmovaps	%zmm14,%zmm0 {%k4}
vmovaps	%zmm26,%zmm0 {%k3}
vsubps	%zmm26,%zmm0,%zmm3
vmovups	2608(%rsp),%zmm10
vblendmps	%zmm10,%zmm3,%zmm10 {%k3}
vmovups	304(%rsp),%zmm11
vfmadd213ps	%zmm23,%zmm3,%zmm11
vfmadd213ps	%zmm27,%zmm8,%zmm7
vcmpunordps	%zmm7,%zmm7,%k4
vmovups	2736(%rsp),%zmm6
vminps	%zmm7,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	2800(%rsp),%zmm7
vmaxps	%zmm3,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k4}
vmovaps	%zmm27,%zmm6 {%k3}
vsubps	%zmm27,%zmm6,%zmm3
vmovups	2288(%rsp),%zmm7
vblendmps	%zmm7,%zmm3,%zmm7 {%k3}
vdivps	%zmm5,%zmm2,%zmm9
vmovups	688(%rsp),%zmm19
vfmadd213ps	%zmm11,%zmm3,%zmm19
vmovups	%zmm10,2608(%rsp)
vmulps	%zmm10,%zmm9,%zmm3
vmovups	1072(%rsp),%zmm10
vmovups	3120(%rsp),%zmm15
vfnmadd213ps	%zmm15,%zmm3,%zmm10
vmovups	2160(%rsp),%zmm14
vmovups	1584(%rsp),%zmm17
vfnmadd213ps	%zmm17,%zmm3,%zmm14
vmovups	%zmm7,2288(%rsp)
vmulps	%zmm7,%zmm9,%zmm3
vmovups	3184(%rsp),%zmm11
vfnmadd213ps	%zmm10,%zmm3,%zmm11
vmovups	1456(%rsp),%zmm10
vfnmadd213ps	%zmm14,%zmm3,%zmm10
vmovups	2864(%rsp),%zmm3
vmovaps	%zmm3,%zmm28 {%k2}
vcmpnltps	%zmm1,%zmm8,%k4
vmovups	3568(%rsp),%zmm1
vblendmps	%zmm1,%zmm13,%zmm1 {%k3}
vmovups	%zmm1,3568(%rsp)
vmulps	%zmm13,%zmm4,%zmm1
vmulps	423f(%rip){1to16},%zmm1,%zmm1
vcmpunordps	%zmm13,%zmm13,%k5
vminps	%zmm13,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k5}
vcmpnleps	%zmm22,%zmm3,%k5
vmovaps	%zmm16,%zmm22 {%k2}
vcmpnleps	%zmm8,%zmm5,%k6
korw	%k5,%k1,%k1
korw	%k6,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm2,%zmm1 {%k1} {z}
vmovups	1648(%rsp),%zmm3
vmovaps	%zmm3,%zmm1 {%k2}
vmovups	2672(%rsp),%zmm3
vblendmps	%zmm3,%zmm8,%zmm3 {%k3}
vmovups	%zmm3,2672(%rsp)
vfmadd213ps	%zmm18,%zmm8,%zmm29
vcmpunordps	%zmm29,%zmm29,%k1
vminps	%zmm29,%zmm30,%zmm3
vmovaps	%zmm30,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmaxps	%zmm3,%zmm31,%zmm7
vmovaps	%zmm31,%zmm7 {%k1}
vmovaps	%zmm18,%zmm7 {%k3}
vsubps	%zmm18,%zmm7,%zmm3
vmovups	64(%rsp),%zmm13
vfmadd213ps	%zmm19,%zmm3,%zmm13
vmovups	2352(%rsp),%zmm4
vblendmps	%zmm4,%zmm3,%zmm4 {%k3}
vmovups	%zmm4,2352(%rsp)
vmulps	%zmm4,%zmm9,%zmm3
vmovups	1392(%rsp),%zmm8
vfnmadd213ps	%zmm11,%zmm3,%zmm8
vmovups	1520(%rsp),%zmm4
vfnmadd213ps	%zmm10,%zmm3,%zmm4
vmovups	2096(%rsp),%zmm11
vmulps	%zmm8,%zmm11,%zmm3
vmulps	2224(%rsp),%zmm11,%zmm8
vmovups	880(%rsp),%zmm14
vmulps	%zmm8,%zmm14,%zmm9
vmulps	%zmm3,%zmm9,%zmm10
vfmsub231ps	%zmm4,%zmm14,%zmm10
vfnmadd213ps	%zmm2,%zmm9,%zmm9
vmaxps	393f(%rip){1to16},%zmm9,%zmm9
vdivps	%zmm9,%zmm2,%zmm9
vmulps	%zmm10,%zmm9,%zmm9
vmulps	%zmm9,%zmm14,%zmm9
vmulps	%zmm3,%zmm11,%zmm3
vmulps	%zmm11,%zmm8,%zmm8
vmulps	%zmm9,%zmm5,%zmm9
vbroadcastss	428f(%rip),%zmm11
vmovups	752(%rsp),%zmm4
vmulps	%zmm11,%zmm4,%zmm10
vcmpunordps	%zmm9,%zmm9,%k1
vmaxps	%zmm9,%zmm10,%zmm9
vmovaps	%zmm10,%zmm9 {%k1}
vaddps	%zmm9,%zmm4,%zmm9
vcmpunordps	%zmm9,%zmm9,%k1
vminps	%zmm9,%zmm24,%zmm9
vmovaps	%zmm24,%zmm9 {%k1}
vcmpunordps	%zmm9,%zmm9,%k1
vmaxps	%zmm9,%zmm25,%zmm9
vmovaps	%zmm25,%zmm9 {%k1}
vmovaps	%zmm4,%zmm9 {%k3}
vsubps	%zmm4,%zmm9,%zmm10
vfmadd231ps	%zmm17,%zmm10,%zmm13
vmulps	%zmm3,%zmm5,%zmm3
vfnmadd231ps	%zmm8,%zmm10,%zmm3
vmovups	2544(%rsp),%zmm4
vblendmps	%zmm4,%zmm10,%zmm4 {%k3}
vmovups	%zmm4,2544(%rsp)
vmovups	128(%rsp),%zmm4
vmulps	%zmm11,%zmm4,%zmm5
vcmpunordps	%zmm3,%zmm3,%k1
vmaxps	%zmm3,%zmm5,%zmm3
vmovaps	%zmm5,%zmm3 {%k1}
vaddps	%zmm3,%zmm4,%zmm3
vcmpunordps	%zmm3,%zmm3,%k1
vminps	%zmm3,%zmm20,%zmm3
vmovaps	%zmm20,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmaxps	%zmm3,%zmm21,%zmm3
vmovaps	%zmm21,%zmm3 {%k1}
vmovaps	%zmm4,%zmm3 {%k3}
vsubps	%zmm4,%zmm3,%zmm5
vfmadd231ps	%zmm5,%zmm15,%zmm13 {%k4} {z}
vmovups	2416(%rsp),%zmm4
vblendmps	%zmm4,%zmm5,%zmm4 {%k3}
vmovups	%zmm4,2416(%rsp)
vmovups	2480(%rsp),%zmm4
vmovaps	%zmm4,%zmm13 {%k3}
knotw	%k0,%k1
vmovups	1008(%rsp),%zmm4
vmovaps	%zmm4,%zmm4 {%k1} {z}
vmovups	4592(%rsp),%zmm5
vcmpgtps	2928(%rsp),%zmm5,%k1
vaddps	1904(%rsp),%zmm4,%zmm10 {%k1} {z}
vmovdqa32	%zmm12,%zmm4 {%k3} {z}
vmovaps	%zmm0,%zmm24
vmovups	%zmm6,1200(%rsp)
vmovups	%zmm7,1136(%rsp)
vmovups	%zmm3,128(%rsp)
vmovaps	%zmm9,%zmm17
vmovups	%zmm13,2480(%rsp)
vmovups	%zmm1,1648(%rsp)
vmovups	%zmm28,2864(%rsp)
vmovups	%zmm22,3248(%rsp)
vmovups	2992(%rsp),%zmm22
52:
vpslld	$31,%zmm4,%zmm0
vpmovd2m	%zmm0,%k0
kmovw	%k0,30(%rsp)
knotw	%k0,%k0
kmovw	%k0,28(%rsp)
vpandd	334f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5296(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,26(%rsp)
vpandd	335f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5232(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,24(%rsp)
vpandd	336f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5168(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,22(%rsp)
vmovups	%zmm4,4912(%rsp)
vpandd	337f(%rip){1to16},%zmm4,%zmm0
vmovdqu64	%zmm0,5104(%rsp)
vptestnmd	%zmm0,%zmm0,%k0
kmovw	%k0,20(%rsp)
vbroadcastss	96f(%rip),%zmm28
vbroadcastss	339f(%rip),%zmm16
vxorps	%xmm19,%xmm19,%xmm19
.p2align	4
53:
vaddss	%xmm19,%xmm10,%xmm0
vmovshdup	%xmm10,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm10,%xmm10,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm10,%xmm10,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm10,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm10,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovups	%zmm10,4656(%rsp)
vextractf32x4	$3,%zmm10,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm20
vbroadcastss	44(%r11),%zmm1
vmovss	85f(%rip),%xmm0
vdivss	48(%r11),%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	1136(%rsp),%zmm15
vsubps	%zmm1,%zmm15,%zmm3
vbroadcastss	28(%r11),%zmm4
vbroadcastss	36(%r11),%zmm5
vmulps	%zmm0,%zmm3,%zmm3
vmovaps	%xmm5,%xmm6
vmulps	%zmm3,%zmm3,%zmm7
vfmadd213ps	%zmm4,%zmm3,%zmm5
vfmadd213ps	%zmm2,%zmm3,%zmm5
vfmadd213ps	%zmm2,%zmm7,%zmm5
vbroadcastss	326f(%rip),%zmm11
vmaxps	%zmm11,%zmm5,%zmm7
vsqrtps	%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vbroadcastss	20(%r11),%zmm8
vmovss	329f(%rip),%xmm12
vmulss	%xmm6,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vmovss	338f(%rip),%xmm13
vmulss	%xmm4,%xmm13,%xmm10
vbroadcastss	%xmm10,%zmm10
vfmadd231ps	%zmm9,%zmm3,%zmm10
vfmadd213ps	%zmm16,%zmm3,%zmm10
vmulps	%zmm10,%zmm3,%zmm9
vmovss	342f(%rip),%xmm10
vmulss	%xmm6,%xmm10,%xmm6
vbroadcastss	%xmm6,%zmm6
vmovss	343f(%rip),%xmm14
vmulss	%xmm4,%xmm14,%xmm4
vbroadcastss	%xmm4,%zmm4
vfmadd231ps	%zmm6,%zmm3,%zmm4
vfmadd213ps	%zmm16,%zmm3,%zmm4
vmulps	%zmm28,%zmm9,%zmm3
vmulps	%zmm7,%zmm3,%zmm3
vmulps	%zmm7,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm18
vmulps	%zmm3,%zmm8,%zmm5
vmulps	%zmm5,%zmm0,%zmm5
vmovups	%zmm5,4272(%rsp)
vmulps	%zmm3,%zmm3,%zmm3
vfmsub231ps	%zmm4,%zmm28,%zmm3
vmulps	%zmm3,%zmm8,%zmm3
vmulps	%zmm3,%zmm7,%zmm3
vmulps	%zmm3,%zmm0,%zmm3
vaddps	%zmm1,%zmm15,%zmm1
vmulps	%zmm0,%zmm1,%zmm1
vbroadcastss	24(%r11),%zmm4
vbroadcastss	32(%r11),%zmm5
vbroadcastss	40(%r11),%zmm6
vmovaps	%xmm6,%xmm7
vmulps	%zmm1,%zmm1,%zmm8
vfmadd213ps	%zmm5,%zmm1,%zmm6
vfmadd213ps	%zmm2,%zmm1,%zmm6
vfmadd213ps	%zmm2,%zmm8,%zmm6
vmaxps	%zmm11,%zmm6,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm3,%zmm0,%zmm3
vmovups	%zmm3,1712(%rsp)
vdivps	%zmm8,%zmm2,%zmm3
vmulss	%xmm7,%xmm12,%xmm8
vbroadcastss	%xmm8,%zmm8
vmulss	%xmm5,%xmm13,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm8,%zmm1,%zmm9
vfmadd213ps	%zmm16,%zmm1,%zmm9
vmulps	%zmm9,%zmm1,%zmm8
vmulss	%xmm7,%xmm10,%xmm7
vbroadcastss	%xmm7,%zmm7
vmulss	%xmm5,%xmm14,%xmm5
vbroadcastss	%xmm5,%zmm5
vfmadd231ps	%zmm7,%zmm1,%zmm5
vfmadd213ps	%zmm16,%zmm1,%zmm5
vmulps	%zmm28,%zmm8,%zmm1
vmulps	%zmm3,%zmm1,%zmm1
vmulps	%zmm3,%zmm6,%zmm6
vmulps	%zmm6,%zmm4,%zmm6
vmovups	%zmm6,4208(%rsp)
vmulps	%zmm1,%zmm4,%zmm6
vmulps	%zmm6,%zmm0,%zmm6
vmovups	%zmm6,4144(%rsp)
vmulps	%zmm1,%zmm1,%zmm1
vfmsub231ps	%zmm5,%zmm28,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
vmulps	%zmm1,%zmm3,%zmm1
vmulps	%zmm1,%zmm0,%zmm1
vmulps	%zmm1,%zmm0,%zmm0
vmovups	%zmm0,1904(%rsp)
testb	%dl,%dl
vmovups	%zmm17,752(%rsp)
vmovups	%zmm22,2992(%rsp)
vmovups	%zmm24,1968(%rsp)
vmovups	%zmm18,4720(%rsp)
vmovss	%xmm20,16(%rsp)
je	55f
vucomiss	%xmm19,%xmm20
vmovups	1648(%rsp),%zmm0
vbroadcastss	99f(%rip),%zmm13
ja	54f
vxorps	%xmm0,%xmm0,%xmm0
54:
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,624(%rsp)
vmovups	%zmm1,816(%rsp)
vmovups	%zmm1,944(%rsp)
vmovups	%zmm1,496(%rsp)
vmovups	%zmm1,1392(%rsp)
vmovups	%zmm1,368(%rsp)
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm24,%xmm24,%xmm24
vmovups	%zmm1,1008(%rsp)
vmovups	%zmm1,2224(%rsp)
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm1,1456(%rsp)
vmovups	%zmm1,2160(%rsp)
vmovups	%zmm1,1840(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm1,560(%rsp)
vmovups	%zmm1,432(%rsp)
vxorps	%xmm29,%xmm29,%xmm29
vmovups	%zmm1,880(%rsp)
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm10,%xmm10,%xmm10
vmovups	%zmm1,64(%rsp)
vmovups	%zmm1,688(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vpbroadcastd	376f(%rip),%zmm14
vpbroadcastd	377f(%rip),%zmm15
vpbroadcastd	85f(%rip),%zmm16
vbroadcastss	378f(%rip),%zmm18
vbroadcastss	379f(%rip),%zmm20
vbroadcastss	382f(%rip),%zmm21
vbroadcastss	383f(%rip),%zmm22
vbroadcastss	384f(%rip),%zmm23
vbroadcastss	385f(%rip),%zmm25
vbroadcastss	386f(%rip),%zmm26
vbroadcastss	387f(%rip),%zmm27
vxorps	%xmm28,%xmm28,%xmm28
jmp	63f
.p2align	4
55:
movb	$1,%dil
vmovaps	%zmm24,%zmm0
vmovaps	%zmm18,%zmm1
xorl	%r8d,%r8d
vbroadcastss	83f(%rip),%zmm10
vmovss	96f(%rip),%xmm13
vbroadcastss	346f(%rip),%zmm12
vbroadcastss	347f(%rip),%zmm14
vbroadcastss	348f(%rip),%zmm26
vbroadcastss	349f(%rip),%zmm15
vbroadcastss	352f(%rip),%zmm20
vbroadcastss	353f(%rip),%zmm18
vbroadcastss	354f(%rip),%zmm11
vbroadcastss	355f(%rip),%zmm31
vbroadcastss	356f(%rip),%zmm16
.p2align	4
56:
vdivps	%zmm1,%zmm2,%zmm1
vmulps	344f(%rip){1to16},%zmm1,%zmm3
vbroadcastss	345f(%rip),%zmm9
vsubps	%zmm0,%zmm9,%zmm4
vmulps	%zmm3,%zmm4,%zmm4
vxorps	%zmm12,%zmm4,%zmm6
vmulps	%zmm6,%zmm4,%zmm5
vmaxps	%zmm14,%zmm5,%zmm5
vmulps	%zmm26,%zmm5,%zmm7
vrndscaleps	$8,%zmm7,%zmm7
vfmadd231ps	%zmm15,%zmm7,%zmm5
vfmadd231ps	%zmm20,%zmm7,%zmm5
vmulps	%zmm26,%zmm5,%zmm5
vmovaps	%zmm18,%zmm8
vfmadd213ps	%zmm11,%zmm5,%zmm8
vfmadd213ps	%zmm31,%zmm5,%zmm8
vfmadd213ps	%zmm16,%zmm5,%zmm8
vbroadcastss	357f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm5,%zmm8
vfmadd213ps	%zmm2,%zmm5,%zmm8
vbroadcastss	358f(%rip),%zmm23
vaddps	%zmm23,%zmm7,%zmm5
vcvttps2udq	%zmm5,%zmm5
vpslld	$23,%zmm5,%zmm5
vmulps	%zmm5,%zmm8,%zmm5
vandps	%zmm10,%zmm4,%zmm7
vbroadcastss	359f(%rip),%zmm22
vfmadd132ps	%zmm22,%zmm2,%zmm7
vdivps	%zmm7,%zmm2,%zmm7
vbroadcastss	362f(%rip),%zmm8
vmovaps	%zmm2,%zmm21
vbroadcastss	363f(%rip),%zmm2
vfmadd213ps	%zmm2,%zmm7,%zmm8
vbroadcastss	364f(%rip),%zmm25
vfmadd213ps	%zmm25,%zmm7,%zmm8
vbroadcastss	365f(%rip),%zmm27
vfmadd213ps	%zmm27,%zmm7,%zmm8
vbroadcastss	366f(%rip),%zmm28
vfmadd213ps	%zmm28,%zmm7,%zmm8
vbroadcastss	367f(%rip),%zmm29
vfmadd213ps	%zmm29,%zmm7,%zmm8
vbroadcastss	368f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm7,%zmm8
vbroadcastss	369f(%rip),%zmm19
vfmadd213ps	%zmm19,%zmm7,%zmm8
vbroadcastss	372f(%rip),%zmm24
vfmadd213ps	%zmm24,%zmm7,%zmm8
vcmpltps	%zmm6,%zmm4,%k1
vbroadcastss	96f(%rip),%zmm22
vmovaps	%zmm10,%zmm28
vblendmps	%zmm9,%zmm22,%zmm10 {%k1}
vmulps	%zmm8,%zmm7,%zmm6
vmulps	%zmm5,%zmm6,%zmm6
vmovaps	%zmm11,%zmm29
vmulps	%zmm6,%zmm10,%zmm11
vmulps	373f(%rip){1to16},%zmm1,%zmm6
vmulps	374f(%rip){1to16},%zmm1,%zmm7
vmulps	%zmm7,%zmm3,%zmm8
leaq	(%r8,%r8,4),%r9
shlq	$6,%r9
addq	%rbp,%r9
xorl	%ebx,%ebx
vbroadcastss	375f(%rip),%zmm23
.p2align	4
57:
vpxord	%xmm17,%xmm17,%xmm17
vcvtsi2ss	%rbx,%xmm17,%xmm9
vaddss	%xmm13,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vsubps	%zmm0,%zmm9,%zmm9
vmulps	%zmm9,%zmm3,%zmm9
vmovaps	%xmm13,%xmm27
vxorps	%zmm12,%zmm9,%zmm13
vmovaps	%zmm12,%zmm17
vmulps	%zmm13,%zmm9,%zmm12
vmaxps	%zmm14,%zmm12,%zmm12
vmovaps	%zmm14,%zmm2
vmulps	%zmm26,%zmm12,%zmm14
vrndscaleps	$8,%zmm14,%zmm14
vfmadd231ps	%zmm15,%zmm14,%zmm12
vfmadd231ps	%zmm20,%zmm14,%zmm12
vmulps	%zmm26,%zmm12,%zmm12
vmovaps	%zmm15,%zmm25
vmovaps	%zmm18,%zmm15
vfmadd213ps	%zmm29,%zmm12,%zmm15
vfmadd213ps	%zmm31,%zmm12,%zmm15
vfmadd213ps	%zmm16,%zmm12,%zmm15
vfmadd213ps	357f(%rip){1to16},%zmm12,%zmm15
vaddps	358f(%rip){1to16},%zmm14,%zmm14
vcvttps2udq	%zmm14,%zmm14
vfmadd213ps	%zmm21,%zmm12,%zmm15
vandps	%zmm28,%zmm9,%zmm12
vfmadd132ps	359f(%rip){1to16},%zmm21,%zmm12
vdivps	%zmm12,%zmm21,%zmm16
vpslld	$23,%zmm14,%zmm12
vmulps	%zmm12,%zmm15,%zmm12
vbroadcastss	362f(%rip),%zmm14
vfmadd213ps	363f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	364f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	365f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	366f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	367f(%rip){1to16},%zmm16,%zmm14
vfmadd213ps	%zmm30,%zmm16,%zmm14
vfmadd213ps	%zmm19,%zmm16,%zmm14
vfmadd213ps	%zmm24,%zmm16,%zmm14
vcmpltps	%zmm13,%zmm9,%k1
vblendmps	345f(%rip){1to16},%zmm22,%zmm13 {%k1}
vmulps	%zmm14,%zmm16,%zmm14
vbroadcastss	356f(%rip),%zmm16
vmulps	%zmm12,%zmm14,%zmm14
vmulps	%zmm14,%zmm13,%zmm14
vsubps	%zmm10,%zmm13,%zmm10
vsubps	%zmm14,%zmm11,%zmm11
vaddps	%zmm11,%zmm10,%zmm10
vmulps	%zmm12,%zmm9,%zmm11
vfmsub231ps	%zmm5,%zmm4,%zmm11
vmulps	%zmm23,%zmm4,%zmm15
vfmadd213ps	%zmm21,%zmm4,%zmm15
vmovaps	%zmm10,-256(%r9)
vmulps	%zmm15,%zmm5,%zmm10
vmulps	%zmm23,%zmm9,%zmm15
vfmadd213ps	%zmm21,%zmm9,%zmm15
vmulps	%zmm12,%zmm15,%zmm15
vmulps	%zmm4,%zmm10,%zmm4
vsubps	%zmm10,%zmm15,%zmm10
vfmsub231ps	%zmm15,%zmm9,%zmm4
vmovaps	%zmm25,%zmm15
vsubps	%zmm12,%zmm5,%zmm5
vmulps	%zmm5,%zmm6,%zmm5
vmovaps	%zmm5,-192(%r9)
vmulps	%zmm11,%zmm7,%zmm5
vfmsub213ps	%zmm5,%zmm7,%zmm4
vmovaps	%zmm5,-128(%r9)
vmulps	%zmm10,%zmm8,%zmm5
vmovaps	%zmm5,-64(%r9)
vmulps	%zmm4,%zmm1,%zmm4
vmovaps	%zmm4,(%r9)
incq	%rbx
addq	$320,%r9
vmovaps	%zmm9,%zmm4
vmovaps	%zmm12,%zmm5
vmovaps	%zmm17,%zmm12
vmovaps	%zmm14,%zmm11
vmovaps	%zmm2,%zmm14
vmovaps	%zmm13,%zmm10
vmovaps	%xmm27,%xmm13
cmpq	%rbx,%rsi
jne	57b
vmovups	1200(%rsp),%zmm0
vmovups	4208(%rsp),%zmm1
movq	%rsi,%r8
testb	$1,%dil
movl	$0,%edi
vmovaps	%zmm21,%zmm2
vmovaps	%zmm28,%zmm10
vmovaps	%zmm29,%zmm11
jne	56b
vxorps	%xmm0,%xmm0,%xmm0
vmovss	16(%rsp),%xmm1
vucomiss	%xmm0,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,304(%rsp)
vmovups	1648(%rsp),%zmm0
ja	58f
vxorps	%xmm0,%xmm0,%xmm0
58:
vbroadcastss	8(%r11),%zmm22
movq	%r10,%rdi
vxorps	%xmm1,%xmm1,%xmm1
vmovups	%zmm1,688(%rsp)
vmovups	%zmm1,64(%rsp)
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm12,%xmm12,%xmm12
vmovups	%zmm1,1776(%rsp)
vmovups	%zmm1,880(%rsp)
vmovups	%zmm1,1264(%rsp)
vmovups	%zmm1,432(%rsp)
vxorps	%xmm15,%xmm15,%xmm15
vxorps	%xmm19,%xmm19,%xmm19
vmovups	%zmm1,1072(%rsp)
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm1,2160(%rsp)
vmovups	%zmm1,1456(%rsp)
vmovups	%zmm1,1520(%rsp)
vmovups	%zmm1,2224(%rsp)
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm30,%xmm30,%xmm30
vxorps	%xmm24,%xmm24,%xmm24
vmovups	%zmm1,1328(%rsp)
xorl	%r9d,%r9d
vmovups	128(%rsp),%zmm17
.p2align	4
59:
vmovups	%zmm30,816(%rsp)
vmovups	%zmm24,624(%rsp)
vmovups	%zmm28,1392(%rsp)
vmovups	%zmm29,368(%rsp)
vmovups	%zmm7,944(%rsp)
vmovups	%zmm6,496(%rsp)
vmovups	%zmm15,560(%rsp)
vmovups	%zmm11,3504(%rsp)
vmovups	%zmm8,3056(%rsp)
vmovups	%zmm13,1840(%rsp)
vmovups	%zmm5,1008(%rsp)
vmovups	%zmm4,2096(%rsp)
vmovups	%zmm12,1584(%rsp)
vmovups	%zmm10,3120(%rsp)
vmovups	%zmm9,3184(%rsp)
leaq	(%r9,%rsi),%r8
leaq	(%r8,%r8,4),%r8
shlq	$6,%r8
vmovaps	(%r15,%r8),%zmm6
vmovaps	64(%r15,%r8),%zmm16
vmovaps	128(%r15,%r8),%zmm23
vmovaps	192(%r15,%r8),%zmm1
vmovups	%zmm1,2032(%rsp)
vmovaps	256(%r15,%r8),%zmm1
vmovups	%zmm1,3440(%rsp)
vmulps	%zmm6,%zmm17,%zmm24
vxorps	%xmm25,%xmm25,%xmm25
movq	%rdi,%rbx
xorl	%r8d,%r8d
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm27,%xmm27,%xmm27
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm31,%xmm31,%xmm31
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm20,%xmm20,%xmm20
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm21,%xmm21,%xmm21
vmovups	752(%rsp),%zmm17
.p2align	4
62:
vmovaps	(%rbx),%zmm15
vmovaps	-256(%rbp,%r8),%zmm7
vmovaps	-192(%rbp,%r8),%zmm30
vmovaps	%zmm7,%zmm29
vfmadd213ps	%zmm17,%zmm24,%zmm29
vaddps	%zmm22,%zmm29,%zmm29
vdivps	%zmm29,%zmm2,%zmm9
vmovaps	-128(%rbp,%r8),%zmm18
vsubps	%zmm29,%zmm15,%zmm15
vmulps	%zmm9,%zmm15,%zmm15
vmulps	%zmm15,%zmm0,%zmm29
vfmadd213ps	%zmm9,%zmm9,%zmm29
vaddps	%zmm29,%zmm1,%zmm1
vaddps	%zmm15,%zmm5,%zmm5
vfmadd231ps	%zmm7,%zmm15,%zmm12
vfmadd231ps	%zmm30,%zmm15,%zmm11
vfmadd231ps	-64(%rbp,%r8),%zmm15,%zmm8
vfmadd231ps	%zmm18,%zmm15,%zmm20
vfmadd231ps	(%rbp,%r8),%zmm15,%zmm21
vmulps	%zmm29,%zmm7,%zmm9
vaddps	%zmm9,%zmm27,%zmm27
vfmadd231ps	%zmm9,%zmm7,%zmm25
vmulps	%zmm29,%zmm30,%zmm9
vaddps	%zmm9,%zmm28,%zmm28
vfmadd231ps	%zmm7,%zmm9,%zmm31
vfmadd231ps	%zmm9,%zmm30,%zmm26
vmulps	%zmm29,%zmm18,%zmm9
vaddps	%zmm9,%zmm10,%zmm10
vfmadd231ps	%zmm7,%zmm9,%zmm14
vfmadd231ps	%zmm30,%zmm9,%zmm4
vfmadd231ps	%zmm18,%zmm9,%zmm13
addq	$320,%r8
addq	$64,%rbx
cmpq	%r8,%r13
jne	62b
vmovups	128(%rsp),%zmm17
vmulps	%zmm16,%zmm17,%zmm29
vmulps	%zmm23,%zmm17,%zmm7
vmulps	4144(%rsp),%zmm7,%zmm30
vmulps	4272(%rsp),%zmm24,%zmm15
vxorps	%xmm18,%xmm18,%xmm18
vfmadd213ps	%zmm18,%zmm24,%zmm26
vmovups	1776(%rsp),%zmm7
vfmadd231ps	%zmm26,%zmm24,%zmm7
vmovups	%zmm7,1776(%rsp)
vmovaps	%zmm31,%zmm7
vfmadd213ps	%zmm18,%zmm29,%zmm7
vmovups	880(%rsp),%zmm9
vfmadd231ps	%zmm7,%zmm24,%zmm9
vmovups	%zmm9,880(%rsp)
vmovaps	%zmm31,%zmm7
vfmadd213ps	%zmm18,%zmm30,%zmm7
vfmadd213ps	%zmm7,%zmm15,%zmm4
vmovups	432(%rsp),%zmm7
vfmadd231ps	%zmm4,%zmm24,%zmm7
vmovups	%zmm7,432(%rsp)
vfmadd213ps	%zmm18,%zmm6,%zmm31
vmovups	1072(%rsp),%zmm4
vfmadd231ps	%zmm31,%zmm24,%zmm4
vmovups	%zmm4,1072(%rsp)
vaddps	%zmm18,%zmm28,%zmm4
vmovups	2160(%rsp),%zmm7
vfmadd231ps	%zmm4,%zmm24,%zmm7
vmovups	%zmm7,2160(%rsp)
vmovups	304(%rsp),%zmm4
vfmadd231ps	%zmm11,%zmm24,%zmm4
vmovups	%zmm4,304(%rsp)
vmovaps	%zmm25,%zmm4
vfmadd213ps	%zmm18,%zmm29,%zmm4
vmovups	1264(%rsp),%zmm7
vfmadd231ps	%zmm4,%zmm29,%zmm7
vmovups	%zmm7,1264(%rsp)
vmovaps	%zmm14,%zmm4
vfmadd213ps	%zmm18,%zmm30,%zmm4
vfmadd213ps	%zmm4,%zmm15,%zmm13
vmovaps	%zmm25,%zmm4
vfmadd213ps	%zmm18,%zmm30,%zmm4
vfmadd231ps	%zmm14,%zmm15,%zmm4
vfmadd231ps	%zmm4,%zmm30,%zmm19
vfmadd231ps	%zmm13,%zmm15,%zmm19
vfmadd213ps	%zmm18,%zmm6,%zmm25
vfmadd213ps	%zmm18,%zmm6,%zmm14
vfmadd231ps	%zmm25,%zmm30,%zmm3
vfmadd231ps	%zmm14,%zmm15,%zmm3
vmovups	64(%rsp),%zmm14
vfmadd231ps	%zmm12,%zmm30,%zmm14
vaddps	%zmm18,%zmm27,%zmm7
vmovups	1520(%rsp),%zmm13
vfmadd231ps	%zmm30,%zmm7,%zmm13
vaddps	%zmm18,%zmm10,%zmm9
vfmadd231ps	%zmm9,%zmm15,%zmm13
vmovups	%zmm13,1520(%rsp)
vfmadd231ps	%zmm20,%zmm15,%zmm14
vmovups	%zmm14,64(%rsp)
vmovups	560(%rsp),%zmm15
vfmadd231ps	%zmm4,%zmm29,%zmm15
vmovups	3184(%rsp),%zmm9
vfmadd231ps	%zmm25,%zmm29,%zmm9
vmovups	1840(%rsp),%zmm13
vfmadd231ps	%zmm25,%zmm6,%zmm13
vmovups	688(%rsp),%zmm4
vfmadd231ps	%zmm12,%zmm29,%zmm4
vmovups	%zmm4,688(%rsp)
vmovups	1456(%rsp),%zmm4
vfmadd231ps	%zmm29,%zmm7,%zmm4
vmovups	%zmm4,1456(%rsp)
vmovups	2224(%rsp),%zmm4
vfmadd231ps	%zmm7,%zmm6,%zmm4
vmovups	%zmm4,2224(%rsp)
vmovups	368(%rsp),%zmm29
vfmadd231ps	%zmm8,%zmm6,%zmm29
vmovups	816(%rsp),%zmm30
vfmadd231ps	%zmm21,%zmm6,%zmm30
vmovups	3120(%rsp),%zmm10
vfmadd231ps	%zmm12,%zmm6,%zmm10
vmovups	3056(%rsp),%zmm8
vfmadd231ps	%zmm20,%zmm6,%zmm8
vmovups	2096(%rsp),%zmm4
vfmadd231ps	%zmm11,%zmm16,%zmm4
vmovups	1392(%rsp),%zmm28
vfmadd231ps	%zmm11,%zmm23,%zmm28
vmovups	496(%rsp),%zmm6
vfmadd231ps	%zmm16,%zmm20,%zmm6
vmovups	624(%rsp),%zmm24
vfmadd231ps	%zmm20,%zmm23,%zmm24
vmovups	3504(%rsp),%zmm11
vfmadd231ps	%zmm12,%zmm23,%zmm11
vmovups	944(%rsp),%zmm7
vfmadd231ps	2032(%rsp),%zmm12,%zmm7
vmovups	1328(%rsp),%zmm14
vfmadd231ps	3440(%rsp),%zmm12,%zmm14
vmovups	%zmm14,1328(%rsp)
vmovups	1584(%rsp),%zmm12
vaddps	%zmm5,%zmm12,%zmm12
vaddps	%zmm18,%zmm1,%zmm1
vmovups	1008(%rsp),%zmm5
vaddps	%zmm1,%zmm5,%zmm5
incq	%r9
addq	%rax,%rdi
cmpq	%rsi,%r9
jne	59b
vmovups	%zmm13,1840(%rsp)
vmovups	%zmm5,1008(%rsp)
vbroadcastss	99f(%rip),%zmm13
vpbroadcastd	376f(%rip),%zmm14
vmovups	%zmm15,560(%rsp)
vpbroadcastd	377f(%rip),%zmm15
vpbroadcastd	85f(%rip),%zmm16
vbroadcastss	378f(%rip),%zmm18
vbroadcastss	379f(%rip),%zmm20
vbroadcastss	382f(%rip),%zmm21
vbroadcastss	383f(%rip),%zmm22
vbroadcastss	384f(%rip),%zmm23
vbroadcastss	385f(%rip),%zmm25
vbroadcastss	386f(%rip),%zmm26
vbroadcastss	387f(%rip),%zmm27
vmovups	752(%rsp),%zmm17
vmovups	%zmm24,624(%rsp)
vmovups	%zmm30,816(%rsp)
vmovups	1072(%rsp),%zmm30
vmovaps	%zmm4,%zmm24
vmovups	%zmm28,1392(%rsp)
vmovups	304(%rsp),%zmm31
vmovups	%zmm6,496(%rsp)
vmovups	%zmm7,944(%rsp)
vmovups	%zmm29,368(%rsp)
vmovups	1328(%rsp),%zmm28
vmovups	1264(%rsp),%zmm29
vmovups	1776(%rsp),%zmm7
63:
vmovups	128(%rsp),%zmm6
vmulps	%zmm6,%zmm0,%zmm1
vdivps	4720(%rsp),%zmm2,%zmm4
vmulps	%zmm8,%zmm1,%zmm5
vfnmadd213ps	%zmm7,%zmm4,%zmm5
vmovups	%zmm5,1328(%rsp)
vdivps	4208(%rsp),%zmm2,%zmm4
vmulps	%zmm11,%zmm1,%zmm5
vfnmadd213ps	%zmm29,%zmm4,%zmm5
vmovups	%zmm5,1264(%rsp)
vmovups	4144(%rsp),%zmm29
vmulps	%zmm29,%zmm29,%zmm4
vmulps	%zmm28,%zmm4,%zmm4
vmovaps	%zmm8,%zmm7
vmovups	4272(%rsp),%zmm8
vmulps	%zmm8,%zmm8,%zmm5
vfmadd231ps	816(%rsp),%zmm5,%zmm4
vfnmadd213ps	880(%rsp),%zmm1,%zmm24
vmovups	%zmm24,2096(%rsp)
vmulps	%zmm29,%zmm8,%zmm5
vmulps	624(%rsp),%zmm5,%zmm5
vaddps	%zmm4,%zmm5,%zmm4
vaddps	%zmm4,%zmm5,%zmm4
vmulps	1904(%rsp),%zmm11,%zmm5
vmovups	1712(%rsp),%zmm24
vfmadd213ps	%zmm5,%zmm7,%zmm24
vaddps	%zmm24,%zmm4,%zmm24
vmulps	1392(%rsp),%zmm29,%zmm4
vfmadd231ps	368(%rsp),%zmm8,%zmm4
vfnmadd213ps	432(%rsp),%zmm1,%zmm4
vmovups	%zmm4,880(%rsp)
vmulps	944(%rsp),%zmm29,%zmm4
vfmadd231ps	496(%rsp),%zmm8,%zmm4
vfnmadd213ps	560(%rsp),%zmm1,%zmm4
vmovups	%zmm4,816(%rsp)
vfnmadd213ps	%zmm19,%zmm1,%zmm24
vmulps	%zmm11,%zmm29,%zmm4
vfmadd231ps	%zmm7,%zmm8,%zmm4
vdivps	%zmm6,%zmm13,%zmm1
vfnmadd213ps	%zmm3,%zmm0,%zmm4
vmovups	%zmm4,1392(%rsp)
vmulps	%zmm1,%zmm0,%zmm0
vmovss	16(%rsp),%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vucomiss	%xmm3,%xmm1
vfmadd231ps	%zmm31,%zmm0,%zmm30
vmovups	688(%rsp),%zmm19
vfmadd231ps	%zmm0,%zmm19,%zmm9
vmovaps	%zmm31,%zmm29
vxorps	%xmm5,%xmm5,%xmm5
vmovaps	%zmm30,%zmm11
vmovups	%zmm9,3184(%rsp)
vmovups	%zmm30,1072(%rsp)
vmovups	%zmm10,3120(%rsp)
vmovups	%zmm12,1584(%rsp)
vmovaps	%zmm24,%zmm30
jbe	67f
vmovups	2928(%rsp),%zmm0
vmovups	4656(%rsp),%zmm1
vaddps	%zmm0,%zmm1,%zmm0
vmovups	%zmm0,2928(%rsp)
vcmpgeps	342f(%rip){1to16},%zmm0,%k1
vxorps	%xmm0,%xmm0,%xmm0
vmulps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k1}
vaddss	%xmm5,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm5,%xmm1
vxorps	%xmm31,%xmm31,%xmm31
vmovups	64(%rsp),%zmm5
jbe	68f
vxorps	%xmm1,%xmm1,%xmm1
testb	%dl,%dl
vmovups	1264(%rsp),%zmm28
vmovups	1328(%rsp),%zmm24
jne	66f
vbroadcastss	8(%r11),%zmm3
movq	%r10,%rdi
xorl	%r8d,%r8d
.p2align	4
64:
leaq	(%r8,%rsi),%r9
leaq	(%r9,%r9,4),%r9
shlq	$6,%r9
vmovups	128(%rsp),%zmm4
vmulps	(%r15,%r9),%zmm4,%zmm4
movq	%r15,%r9
movq	%rdi,%rbx
movq	%rsi,%r14
.p2align	4
65:
vmovaps	(%r9),%zmm5
vfmadd213ps	%zmm17,%zmm4,%zmm5
vaddps	%zmm3,%zmm5,%zmm5
vdivps	%zmm5,%zmm2,%zmm6
vmovaps	(%rbx),%zmm7
vsubps	%zmm5,%zmm7,%zmm7
vmulps	%zmm6,%zmm7,%zmm7
vaddps	%zmm13,%zmm6,%zmm6
vcmpltps	%zmm7,%zmm13,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vaddps	%zmm2,%zmm6,%zmm8
vpaddd	%zmm14,%zmm8,%zmm8
vpandd	%zmm15,%zmm8,%zmm8
vpsubd	%zmm8,%zmm16,%zmm9
vcvtdq2ps	%zmm8,%zmm8
vaddps	%zmm13,%zmm9,%zmm10
vfmadd231ps	%zmm6,%zmm9,%zmm10
vmulps	%zmm10,%zmm10,%zmm6
vmovaps	%zmm18,%zmm9
vfmadd213ps	%zmm20,%zmm10,%zmm9
vmovaps	%zmm21,%zmm11
vmovaps	%zmm23,%zmm12
vfmadd213ps	%zmm25,%zmm10,%zmm12
vfmadd213ps	%zmm22,%zmm10,%zmm11
vfmadd231ps	%zmm26,%zmm6,%zmm12
vfmadd213ps	%zmm11,%zmm6,%zmm12
vfmadd213ps	%zmm9,%zmm6,%zmm12
vfmadd213ps	%zmm10,%zmm6,%zmm12
vaddps	%zmm2,%zmm7,%zmm6
vfmadd231ps	%zmm27,%zmm8,%zmm12
vmaxps	%zmm13,%zmm7,%zmm7
vfmsub231ps	%zmm6,%zmm12,%zmm7
vfmadd231ps	%zmm7,%zmm5,%zmm1
addq	$64,%rbx
addq	$320,%r9
decq	%r14
jne	65b
incq	%r8
addq	%rax,%rdi
cmpq	%rsi,%r8
jne	64b
66:
vbroadcastss	388f(%rip),%zmm3
vmovups	3376(%rsp),%zmm4
vfmadd213ps	389f(%rip){1to16},%zmm4,%zmm3
vcmpltps	%zmm0,%zmm31,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm1,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovaps	%zmm1,%zmm4 {%k3}
vmovups	%zmm4,3376(%rsp)
vmovups	3632(%rsp),%zmm0
vbroadcastss	392f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3632(%rsp)
vmovups	3248(%rsp),%zmm0
vmaxps	329f(%rip){1to16},%zmm0,%zmm0 {%k2}
vmovups	%zmm0,3248(%rsp)
vblendmps	323f(%rip){1to16},%zmm2,%zmm0 {%k1}
vmovups	2608(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm1
vsubps	%zmm1,%zmm3,%zmm3
vmovups	1968(%rsp),%zmm4
vsubps	%zmm3,%zmm4,%zmm4
vmovups	%zmm4,1968(%rsp)
vmovups	2288(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	1200(%rsp),%zmm9
vsubps	%zmm4,%zmm9,%zmm9
vmovups	2352(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	1136(%rsp),%zmm8
vsubps	%zmm5,%zmm8,%zmm8
vmovups	2416(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	128(%rsp),%zmm7
vsubps	%zmm6,%zmm7,%zmm7
vmovups	%zmm7,128(%rsp)
vmovups	2544(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm6
vsubps	%zmm6,%zmm7,%zmm7
vsubps	%zmm7,%zmm17,%zmm17
vmovups	%zmm17,752(%rsp)
vmovups	2480(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2480(%rsp)
vmovups	2672(%rsp),%zmm7
vmulps	%zmm0,%zmm7,%zmm7
vmovups	%zmm7,2672(%rsp)
vmovups	1648(%rsp),%zmm0
vmovaps	%zmm31,%zmm0 {%k1}
vmovups	%zmm0,1648(%rsp)
vmovups	2864(%rsp),%zmm0
vbroadcastss	333f(%rip),%zmm0 {%k1}
vmovups	%zmm0,2864(%rsp)
vmovaps	%zmm2,%zmm0 {%k1} {z}
vmovups	%zmm0,1904(%rsp)
vmovups	%zmm6,2544(%rsp)
vmovups	%zmm5,2416(%rsp)
vmovups	%zmm4,2352(%rsp)
vmovups	%zmm3,2288(%rsp)
vmovups	%zmm1,2608(%rsp)
vmovups	1072(%rsp),%zmm11
vmovups	64(%rsp),%zmm5
vmovups	3120(%rsp),%zmm10
vmovups	1584(%rsp),%zmm12
jmp	69f
.p2align	4
67:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1904(%rsp)
vxorps	%xmm31,%xmm31,%xmm31
vmovups	1136(%rsp),%zmm8
vmovups	1200(%rsp),%zmm9
vmovups	1264(%rsp),%zmm28
vmovups	1328(%rsp),%zmm24
vmovups	64(%rsp),%zmm5
jmp	69f
.p2align	4
68:
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1904(%rsp)
vmovups	1136(%rsp),%zmm8
vmovups	1200(%rsp),%zmm9
vmovups	1264(%rsp),%zmm28
vmovups	1328(%rsp),%zmm24
69:
vmovups	%zmm5,64(%rsp)
vmovups	%zmm19,688(%rsp)
vbroadcastss	97f(%rip),%zmm1
vmaxps	%zmm1,%zmm24,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm17
vmaxps	%zmm1,%zmm28,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm14
vmovups	%zmm30,5040(%rsp)
vmaxps	%zmm1,%zmm30,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm22
vmovups	1840(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vmovdqu64	5168(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k3
vmovdqu64	5296(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k1
vdivps	%zmm0,%zmm2,%zmm15
vmovups	1008(%rsp),%zmm0
vmaxps	%zmm1,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm21
vmovups	1968(%rsp),%zmm0
vcmpleps	3760(%rsp),%zmm0,%k2
vcmpgeps	3696(%rsp),%zmm0,%k4
vblendmps	%zmm29,%zmm13,%zmm0 {%k4}
vbroadcastss	346f(%rip),%zmm28
vxorps	%zmm28,%zmm29,%zmm0 {%k2}
vcmpleps	%zmm0,%zmm31,%k6
kmovw	30(%rsp),%k0
korw	%k0,%k6,%k2
vblendmps	%zmm31,%zmm2,%zmm16 {%k2}
vmovups	%zmm16,560(%rsp)
vcmpgeps	2736(%rsp),%zmm9,%k4
vblendmps	%zmm19,%zmm13,%zmm0 {%k4}
vmovups	%zmm9,1200(%rsp)
vcmpleps	2800(%rsp),%zmm9,%k4
vxorps	%zmm28,%zmm19,%zmm0 {%k4}
vcmpleps	%zmm0,%zmm31,%k7
korw	%k7,%k1,%k4
vblendmps	%zmm31,%zmm2,%zmm9 {%k4}
vmovups	%zmm9,496(%rsp)
vmovdqu64	5232(%rsp),%zmm0
vptestmd	%zmm0,%zmm0,%k5
vcmpgeps	3312(%rsp),%zmm8,%k1
vblendmps	%zmm5,%zmm13,%zmm0 {%k1}
vmovups	%zmm8,1136(%rsp)
vcmpleps	3824(%rsp),%zmm8,%k1
vxorps	%zmm28,%zmm5,%zmm0 {%k1}
vmovups	128(%rsp),%zmm1
vcmpgeps	3888(%rsp),%zmm1,%k1
vblendmps	%zmm10,%zmm13,%zmm3 {%k1}
vmovups	%zmm1,128(%rsp)
vcmpleps	3952(%rsp),%zmm1,%k1
vxorps	%zmm28,%zmm10,%zmm3 {%k1}
vmovups	752(%rsp),%zmm1
vcmpgeps	4016(%rsp),%zmm1,%k1
vblendmps	%zmm12,%zmm13,%zmm5 {%k1}
vmovups	%zmm1,752(%rsp)
vcmpleps	4080(%rsp),%zmm1,%k1
vxorps	%zmm28,%zmm12,%zmm5 {%k1}
vcmpleps	%zmm0,%zmm31,%k1
korw	%k1,%k5,%k5
vblendmps	%zmm31,%zmm2,%zmm8 {%k5}
vmovups	%zmm8,944(%rsp)
vmulps	%zmm9,%zmm14,%zmm1
vmovups	%zmm14,368(%rsp)
vmulps	2096(%rsp),%zmm1,%zmm0
vmulps	%zmm16,%zmm17,%zmm6
vmovaps	%zmm17,%zmm28
vmulps	%zmm6,%zmm0,%zmm9
vmulps	%zmm8,%zmm22,%zmm8
vmovups	%zmm22,432(%rsp)
vmulps	880(%rsp),%zmm8,%zmm0
vmulps	%zmm6,%zmm0,%zmm4
vmulps	%zmm9,%zmm4,%zmm7
vmovaps	%zmm9,%zmm0
vmovaps	%zmm9,%zmm23
vfnmadd213ps	%zmm2,%zmm9,%zmm0
vmovups	%zmm29,304(%rsp)
vbroadcastss	393f(%rip),%zmm17
vmovups	%zmm0,4976(%rsp)
vmaxps	%zmm17,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm26
vmovaps	%zmm10,%zmm29
vmulps	%zmm26,%zmm14,%zmm10
vmovaps	%zmm2,%zmm10 {%k4}
vcmpleps	%zmm3,%zmm31,%k4
korw	%k4,%k3,%k3
vblendmps	%zmm31,%zmm2,%zmm24 {%k3}
vmulps	816(%rsp),%zmm8,%zmm0
vfmsub231ps	%zmm0,%zmm1,%zmm7
vmulps	%zmm26,%zmm7,%zmm9
vmovaps	%zmm4,%zmm13
vmovaps	%zmm4,%zmm16
vfnmadd213ps	%zmm2,%zmm4,%zmm16
vfnmadd231ps	%zmm9,%zmm9,%zmm16
vmovaps	%zmm17,%zmm0
vmaxps	%zmm17,%zmm16,%zmm3
vsqrtps	%zmm3,%zmm7
vmovaps	%zmm15,%zmm19
vmulps	%zmm24,%zmm15,%zmm17
vmulps	%zmm17,%zmm11,%zmm11
vmulps	%zmm6,%zmm11,%zmm20
vmovups	%zmm23,2032(%rsp)
vmulps	%zmm23,%zmm20,%zmm11
vmulps	%zmm4,%zmm20,%zmm12
vdivps	%zmm7,%zmm2,%zmm14
vmulps	%zmm28,%zmm10,%zmm15
vmovaps	%zmm10,%zmm15 {%k2}
vmovdqu64	5104(%rsp),%zmm3
vptestmd	%zmm3,%zmm3,%k0
vmulps	%zmm14,%zmm22,%zmm18
vmovaps	%zmm2,%zmm18 {%k5}
vcmpleps	%zmm5,%zmm31,%k2
korw	%k2,%k0,%k5
vblendmps	%zmm31,%zmm2,%zmm7 {%k5}
vmovaps	%zmm21,%zmm10
vmulps	%zmm7,%zmm21,%zmm4
vmulps	2160(%rsp),%zmm4,%zmm5
vmulps	%zmm6,%zmm5,%zmm21
vmulps	%zmm23,%zmm21,%zmm22
vmulps	%zmm13,%zmm21,%zmm25
vmulps	3184(%rsp),%zmm17,%zmm5
vfmsub231ps	%zmm5,%zmm1,%zmm11
vmovaps	%zmm26,%zmm27
vmovups	%zmm26,624(%rsp)
vmulps	%zmm26,%zmm11,%zmm23
vmulps	1392(%rsp),%zmm17,%zmm5
vfmsub231ps	%zmm5,%zmm8,%zmm12
vfnmadd231ps	%zmm9,%zmm23,%zmm12
vmulps	%zmm14,%zmm12,%zmm26
vmovaps	%zmm20,%zmm6
vfnmadd213ps	%zmm2,%zmm20,%zmm6
vfnmadd231ps	%zmm23,%zmm23,%zmm6
vfnmadd231ps	%zmm26,%zmm26,%zmm6
vmulps	1456(%rsp),%zmm4,%zmm5
vfmsub231ps	%zmm5,%zmm1,%zmm22
vmaxps	%zmm0,%zmm6,%zmm1
vmovaps	%zmm0,%zmm3
vsqrtps	%zmm1,%zmm1
vmulps	1520(%rsp),%zmm4,%zmm5
vfmsub231ps	%zmm5,%zmm8,%zmm25
vmulps	%zmm20,%zmm21,%zmm8
vdivps	%zmm1,%zmm2,%zmm0
vmulps	2224(%rsp),%zmm4,%zmm1
vfmsub231ps	%zmm1,%zmm17,%zmm8
vmulps	%zmm0,%zmm19,%zmm11
vmovaps	%zmm2,%zmm11 {%k3}
vmulps	%zmm27,%zmm22,%zmm1
vfnmadd231ps	%zmm9,%zmm1,%zmm25
vmulps	%zmm14,%zmm25,%zmm27
vfnmadd231ps	%zmm23,%zmm1,%zmm8
vfnmadd231ps	%zmm26,%zmm27,%zmm8
vmulps	%zmm0,%zmm8,%zmm30
vmulps	%zmm18,%zmm15,%zmm8
vmovaps	%zmm21,%zmm12
vfnmadd213ps	%zmm2,%zmm21,%zmm12
vfnmadd231ps	%zmm1,%zmm1,%zmm12
vfnmadd231ps	%zmm27,%zmm27,%zmm12
vfnmadd231ps	%zmm30,%zmm30,%zmm12
vmaxps	%zmm3,%zmm12,%zmm15
vsqrtps	%zmm15,%zmm15
vmulps	%zmm11,%zmm8,%zmm8
vdivps	%zmm15,%zmm2,%zmm15
vmulps	%zmm15,%zmm10,%zmm11
vmulps	%zmm11,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k5}
vmovups	%zmm3,3504(%rsp)
vxorps	%xmm3,%xmm3,%xmm3
vmovss	16(%rsp),%xmm8
vucomiss	%xmm3,%xmm8
vmovups	%zmm28,1712(%rsp)
vmulps	304(%rsp),%zmm28,%zmm8
kmovw	28(%rsp),%k0
korw	%k0,%k6,%k0
knotw	%k0,%k3
vmovaps	%zmm8,%zmm11
vfmadd213ps	%zmm31,%zmm8,%zmm11 {%k3} {z}
kmovw	26(%rsp),%k0
korw	%k0,%k7,%k0
knotw	%k0,%k3
vmovups	368(%rsp),%zmm3
vmulps	688(%rsp),%zmm3,%zmm18
vmovaps	%zmm18,%zmm22 {%k3} {z}
vfmadd213ps	%zmm11,%zmm22,%zmm22
kmovw	24(%rsp),%k0
korw	%k0,%k1,%k0
knotw	%k0,%k1
vmovups	432(%rsp),%zmm3
vmulps	64(%rsp),%zmm3,%zmm25
vmovaps	%zmm25,%zmm11 {%k1} {z}
vfmadd213ps	%zmm22,%zmm11,%zmm11
kmovw	22(%rsp),%k0
korw	%k0,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm19,%zmm28
vmulps	%zmm29,%zmm19,%zmm29
vmovaps	%zmm29,%zmm31 {%k1} {z}
vfmadd213ps	%zmm11,%zmm31,%zmm31
kmovw	20(%rsp),%k0
korw	%k0,%k2,%k0
knotw	%k0,%k1
vmovaps	%zmm10,%zmm22
vmulps	1584(%rsp),%zmm10,%zmm3
vmovaps	%zmm3,%zmm5 {%k1} {z}
vfmadd213ps	%zmm31,%zmm5,%zmm5
vmovups	%zmm5,3440(%rsp)
vmulps	560(%rsp),%zmm8,%zmm11
vmovups	2032(%rsp),%zmm5
vmulps	%zmm11,%zmm5,%zmm31
vfmsub231ps	496(%rsp),%zmm18,%zmm31
vmulps	%zmm11,%zmm13,%zmm10
vfmsub231ps	944(%rsp),%zmm25,%zmm10
vmulps	%zmm11,%zmm20,%zmm19
vmovups	%zmm24,1776(%rsp)
vfmsub231ps	%zmm29,%zmm24,%zmm19
vmulps	%zmm11,%zmm21,%zmm24
vmovups	%zmm7,3056(%rsp)
vfmsub231ps	%zmm3,%zmm7,%zmm24
vbroadcastss	346f(%rip),%zmm3
vxorps	%zmm3,%zmm5,%zmm5
vmovups	%zmm5,2032(%rsp)
vxorps	%zmm3,%zmm13,%zmm13
vxorps	%zmm3,%zmm20,%zmm18
vxorps	%zmm3,%zmm21,%zmm7
vmulps	624(%rsp),%zmm31,%zmm25
vmovaps	%zmm0,%zmm5
vfnmadd231ps	%zmm9,%zmm25,%zmm10
vxorps	%zmm3,%zmm9,%zmm9
vfnmadd231ps	%zmm23,%zmm25,%zmm19
vxorps	%zmm3,%zmm23,%zmm21
vmulps	%zmm14,%zmm10,%zmm29
vfnmadd231ps	%zmm26,%zmm29,%zmm19
vxorps	%zmm3,%zmm26,%zmm10
vfnmadd231ps	%zmm1,%zmm25,%zmm24
vxorps	%zmm3,%zmm1,%zmm26
vfnmadd231ps	%zmm27,%zmm29,%zmm24
vxorps	%zmm3,%zmm27,%zmm20
vmulps	%zmm0,%zmm19,%zmm31
vxorps	%xmm19,%xmm19,%xmm19
vfnmadd231ps	%zmm30,%zmm31,%zmm24
vxorps	%zmm3,%zmm30,%zmm30
vmovaps	%zmm11,%zmm1
vfmadd213ps	%zmm19,%zmm11,%zmm1
vfmadd231ps	%zmm25,%zmm25,%zmm1
vfmadd231ps	%zmm29,%zmm29,%zmm1
vfmadd231ps	%zmm31,%zmm31,%zmm1
vmovaps	%zmm15,%zmm8
vmulps	%zmm15,%zmm24,%zmm0
vfmadd231ps	%zmm0,%zmm0,%zmm1
ja	72f
vmovaps	%zmm10,%zmm27
vmovaps	%zmm9,%zmm23
vmovaps	%zmm13,%zmm9
vmovups	%zmm7,64(%rsp)
vmovaps	%zmm28,%zmm4
vdivps	%zmm28,%zmm2,%zmm3
vbroadcastss	16(%r11),%zmm6
vmulps	128(%rsp),%zmm3,%zmm3
vmovaps	%zmm22,%zmm15
vdivps	%zmm22,%zmm2,%zmm10
vmovups	752(%rsp),%zmm17
vmulps	%zmm17,%zmm10,%zmm10
vmovups	2864(%rsp),%zmm24
vdivps	%zmm24,%zmm2,%zmm12
vmulps	3504(%rsp),%zmm12,%zmm12
vmulps	394f(%rip){1to16},%zmm3,%zmm3
vmulps	395f(%rip){1to16},%zmm10,%zmm10
vmaxps	%zmm3,%zmm10,%zmm13
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm10,%zmm13 {%k1}
vbroadcastss	333f(%rip),%zmm16
vmovups	3376(%rsp),%zmm3
vcmpltps	%zmm16,%zmm3,%k1
vaddps	%zmm3,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	396f(%rip){1to16},%zmm3,%zmm3 {%k1} {z}
vmaxps	%zmm13,%zmm3,%zmm10
vcmpunordps	%zmm13,%zmm13,%k1
vmovaps	%zmm3,%zmm10 {%k1}
vmulps	%zmm12,%zmm12,%zmm3
vminps	%zmm2,%zmm3,%zmm3
vmulps	%zmm6,%zmm3,%zmm3
vmaxps	%zmm3,%zmm10,%zmm12
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm10,%zmm12 {%k1}
vcmpltps	%zmm16,%zmm24,%k1
vmovaps	%zmm12,%zmm3 {%k1} {z}
vmulps	%zmm3,%zmm3,%zmm3
vmulss	%xmm6,%xmm6,%xmm6
vbroadcastss	%xmm6,%zmm6
vcmpgeps	3440(%rsp),%zmm6,%k1
vcmpleps	%zmm3,%zmm1,%k1 {%k1}
vmovups	496(%rsp),%zmm1
vmulps	560(%rsp),%zmm1,%zmm1
vmulps	944(%rsp),%zmm1,%zmm1
vmulps	1776(%rsp),%zmm1,%zmm1
vmulps	3056(%rsp),%zmm1,%zmm1
vcmpnltps	%zmm1,%zmm19,%k2
vmovaps	%zmm2,%zmm1 {%k2} {z}
vbroadcastss	328f(%rip),%zmm3
vblendmps	%zmm1,%zmm3,%zmm1 {%k1}
vmovups	4592(%rsp),%zmm6
vcmpleps	2928(%rsp),%zmm6,%k1
vbroadcastss	339f(%rip),%zmm16
vminps	%zmm16,%zmm1,%zmm1 {%k1}
vmovups	2992(%rsp),%zmm22
vcmpeqps	%zmm3,%zmm22,%k1
vmovaps	%zmm1,%zmm22 {%k1}
vcmpeqps	%zmm3,%zmm22,%k1
vmovaps	%zmm2,%zmm10 {%k1} {z}
vxorps	%xmm7,%xmm7,%xmm7
vaddss	%xmm7,%xmm10,%xmm1
vmovshdup	%xmm10,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufpd	$1,%xmm10,%xmm10,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vshufps	$255,%xmm10,%xmm10,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf128	$1,%ymm10,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$2,%zmm10,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vextractf32x4	$3,%zmm10,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vmovshdup	%xmm3,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufpd	$1,%xmm3,%xmm3,%xmm6
vaddss	%xmm6,%xmm1,%xmm1
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm1,%xmm1
vucomiss	%xmm7,%xmm1
vbroadcastss	96f(%rip),%zmm28
vxorps	%xmm19,%xmm19,%xmm19
vmovups	1968(%rsp),%zmm24
ja	53b
jmp	73f
.p2align	4
72:
vmovups	%zmm4,880(%rsp)
vmovups	%zmm17,2096(%rsp)
vmulps	%zmm0,%zmm8,%zmm0
vfmadd213ps	%zmm31,%zmm0,%zmm30
vmulps	%zmm30,%zmm5,%zmm3
vfmadd213ps	%zmm29,%zmm3,%zmm10
vfmadd213ps	%zmm10,%zmm0,%zmm20
vmulps	%zmm20,%zmm14,%zmm5
vfmadd213ps	%zmm25,%zmm5,%zmm9
vfmadd213ps	%zmm9,%zmm3,%zmm21
vfmadd213ps	%zmm21,%zmm0,%zmm26
vmulps	624(%rsp),%zmm26,%zmm4
vmovups	2032(%rsp),%zmm8
vfmadd213ps	%zmm11,%zmm4,%zmm8
vfmadd213ps	%zmm8,%zmm5,%zmm13
vfmadd213ps	%zmm13,%zmm3,%zmm18
vfmadd213ps	%zmm18,%zmm0,%zmm7
vmovups	1712(%rsp),%zmm20
vmulps	%zmm7,%zmm20,%zmm9
vmovups	368(%rsp),%zmm11
vmulps	%zmm4,%zmm11,%zmm7
vmovups	432(%rsp),%zmm10
vmulps	%zmm5,%zmm10,%zmm29
vmovaps	%zmm28,%zmm17
vmulps	%zmm3,%zmm28,%zmm8
vmulps	%zmm0,%zmm22,%zmm5
vmovups	1200(%rsp),%zmm27
vaddps	%zmm7,%zmm27,%zmm0
vmovups	2736(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm3
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm3 {%k1}
vcmpunordps	%zmm3,%zmm3,%k1
vmovups	2800(%rsp),%zmm4
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k1}
vcmpeqps	%zmm27,%zmm3,%k1
vcmpneqps	%zmm3,%zmm0,%k1 {%k1}
vmovups	1968(%rsp),%zmm26
vaddps	%zmm9,%zmm26,%zmm0
vmovups	3696(%rsp),%zmm15
vminps	%zmm0,%zmm15,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm15,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	3760(%rsp),%zmm14
vmaxps	%zmm3,%zmm14,%zmm3
vmovaps	%zmm14,%zmm3 {%k2}
vcmpeqps	%zmm26,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k0 {%k2}
vmovups	1136(%rsp),%zmm18
vaddps	%zmm29,%zmm18,%zmm0
vmovups	3312(%rsp),%zmm4
vminps	%zmm0,%zmm4,%zmm3
vcmpunordps	%zmm0,%zmm0,%k2
vmovaps	%zmm4,%zmm3 {%k2}
vcmpunordps	%zmm3,%zmm3,%k2
vmovups	3824(%rsp),%zmm30
vmaxps	%zmm3,%zmm30,%zmm3
vmovaps	%zmm30,%zmm3 {%k2}
vcmpeqps	%zmm18,%zmm3,%k2
vcmpneqps	%zmm3,%zmm0,%k2 {%k2}
vmovups	128(%rsp),%zmm21
vmovups	%zmm8,816(%rsp)
vaddps	%zmm8,%zmm21,%zmm0
vmovups	3888(%rsp),%zmm28
vminps	%zmm0,%zmm28,%zmm3
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm28,%zmm3 {%k3}
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	3952(%rsp),%zmm31
vmaxps	%zmm3,%zmm31,%zmm3
vmovaps	%zmm31,%zmm3 {%k3}
vcmpeqps	%zmm21,%zmm3,%k3
vcmpneqps	%zmm3,%zmm0,%k3 {%k3}
vmovups	752(%rsp),%zmm4
vmovups	%zmm5,624(%rsp)
vaddps	%zmm5,%zmm4,%zmm0
vmovups	4016(%rsp),%zmm24
vminps	%zmm0,%zmm24,%zmm3
vcmpunordps	%zmm0,%zmm0,%k4
vmovaps	%zmm24,%zmm3 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vmovups	4080(%rsp),%zmm25
vmaxps	%zmm3,%zmm25,%zmm3
vmovaps	%zmm25,%zmm3 {%k4}
vcmpeqps	%zmm4,%zmm3,%k4
vcmpneqps	%zmm3,%zmm0,%k4 {%k4}
vpmovm2d	%k0,%zmm0
vpsrld	$31,%zmm0,%zmm0
vpbroadcastd	336f(%rip),%zmm3 {%k3} {z}
vpord	337f(%rip){1to16},%zmm3,%zmm3 {%k4}
vpord	335f(%rip){1to16},%zmm3,%zmm3 {%k2}
vpord	334f(%rip){1to16},%zmm3,%zmm3 {%k1}
vpord	%zmm0,%zmm3,%zmm8
vmovups	4976(%rsp),%zmm0
vminps	%zmm2,%zmm0,%zmm0
vminps	%zmm0,%zmm16,%zmm0
vminps	%zmm0,%zmm6,%zmm0
vminps	%zmm0,%zmm12,%zmm0
vmulps	1328(%rsp),%zmm20,%zmm3
vmulps	%zmm3,%zmm20,%zmm3
vmovups	560(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm4
vfmadd231ps	%zmm3,%zmm5,%zmm4
vminps	%zmm0,%zmm4,%zmm0
vmulps	1264(%rsp),%zmm11,%zmm3
vmulps	%zmm3,%zmm11,%zmm3
vmovups	496(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm4
vfmadd231ps	%zmm3,%zmm5,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k1}
vmulps	5040(%rsp),%zmm10,%zmm3
vmulps	%zmm3,%zmm10,%zmm3
vmovups	944(%rsp),%zmm5
vsubps	%zmm5,%zmm2,%zmm4
vfmadd231ps	%zmm3,%zmm5,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm4,%zmm0
vmovaps	%zmm4,%zmm0 {%k1}
vmulps	1840(%rsp),%zmm17,%zmm3
vmulps	%zmm3,%zmm17,%zmm3
vmovups	1776(%rsp),%zmm4
vsubps	%zmm4,%zmm2,%zmm5
vfmadd231ps	%zmm3,%zmm4,%zmm5
vmovups	4656(%rsp),%zmm3
vsubps	1904(%rsp),%zmm3,%zmm10
vcmpunordps	%zmm0,%zmm0,%k1
vminps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k1}
vmovups	2608(%rsp),%zmm3
vfmadd132ps	304(%rsp),%zmm19,%zmm3
vmovups	688(%rsp),%zmm4
vfmadd231ps	2288(%rsp),%zmm4,%zmm3
vmovups	64(%rsp),%zmm4
vfmadd231ps	2352(%rsp),%zmm4,%zmm3
vmovups	3120(%rsp),%zmm4
vfmadd231ps	2416(%rsp),%zmm4,%zmm3
vmovups	1584(%rsp),%zmm4
vfmadd231ps	2544(%rsp),%zmm4,%zmm3
vmulps	1008(%rsp),%zmm22,%zmm5
vmulps	%zmm5,%zmm22,%zmm5
vmovups	3056(%rsp),%zmm4
vsubps	%zmm4,%zmm2,%zmm6
vfmadd231ps	%zmm5,%zmm4,%zmm6
vminps	%zmm0,%zmm6,%zmm5
vsqrtps	%zmm1,%zmm13
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm5 {%k1}
vdivps	%zmm21,%zmm2,%zmm0
vmulps	%zmm0,%zmm17,%zmm4
vmovups	1648(%rsp),%zmm0
vcmpnltps	%zmm0,%zmm19,%k0
vcmpltps	%zmm0,%zmm19,%k4
vcmpltps	399f(%rip){1to16},%zmm5,%k2
kandw	%k2,%k4,%k1
vbroadcastss	16(%r11),%zmm0
vmovups	2480(%rsp),%zmm6
vsubps	%zmm3,%zmm6,%zmm1
vbroadcastss	323f(%rip),%zmm20
vmulps	%zmm20,%zmm6,%zmm3
vmaxps	%zmm1,%zmm3,%zmm5
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm3,%zmm5 {%k3}
vmaxps	97f(%rip){1to16},%zmm5,%zmm1
vdivps	%zmm1,%zmm2,%zmm1
vmulps	%zmm1,%zmm6,%zmm1
vmulps	2672(%rsp),%zmm1,%zmm1
vmovups	3632(%rsp),%zmm5
vminps	%zmm1,%zmm5,%zmm3
vcmpunordps	%zmm1,%zmm1,%k3
vmovaps	%zmm5,%zmm3 {%k3}
vmaxps	424f(%rip){1to16},%zmm3,%zmm5
vcmpnltps	%zmm6,%zmm19,%k3
korw	%k3,%k4,%k3
vmovaps	%zmm2,%zmm5 {%k3}
vmulps	425f(%rip){1to16},%zmm13,%zmm1
vmulps	%zmm1,%zmm13,%zmm1
vmulps	%zmm1,%zmm4,%zmm1
korw	%k0,%k2,%k5
vbroadcastss	333f(%rip),%zmm21
vmovaps	%zmm21,%zmm1 {%k5}
vcmpleps	%zmm0,%zmm1,%k3
vmulss	%xmm0,%xmm0,%xmm0
vbroadcastss	%xmm0,%zmm0
vcmpgeps	3440(%rsp),%zmm0,%k0 {%k3}
vcmpgtps	3568(%rsp),%zmm13,%k3
korw	%k3,%k2,%k7
vmovups	%zmm10,1008(%rsp)
vcmpnltps	%zmm10,%zmm19,%k2
vptestmd	%zmm8,%zmm8,%k3
vxorps	%xmm23,%xmm23,%xmm23
vbroadcastss	83f(%rip),%zmm19
vandps	%zmm19,%zmm9,%zmm0
vbroadcastss	426f(%rip),%zmm16
vaddps	%zmm16,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm11
vmovups	4720(%rsp),%zmm10
vmulps	%zmm11,%zmm10,%zmm0
vminps	%zmm5,%zmm0,%zmm1
vcmpunordps	%zmm5,%zmm5,%k6
vmovaps	%zmm0,%zmm1 {%k6}
vandps	%zmm19,%zmm7,%zmm0
vaddps	%zmm16,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm6
vmovups	4208(%rsp),%zmm17
vmulps	%zmm6,%zmm17,%zmm0
vcmpunordps	%zmm1,%zmm1,%k6
vminps	%zmm1,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k6}
korw	%k2,%k1,%k6
vmovdqu64	4912(%rsp),%zmm0
vpord	%zmm8,%zmm0,%zmm12
vmovdqa32	%zmm0,%zmm12 {%k6}
vandps	%zmm19,%zmm29,%zmm0
vaddps	%zmm16,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm0
vmulps	96f(%rip){1to16},%zmm0,%zmm1
vandps	4272(%rsp),%zmm19,%zmm8
vaddps	%zmm16,%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vmulps	%zmm1,%zmm10,%zmm10
vmulps	%zmm10,%zmm8,%zmm8
kandw	%k7,%k4,%k7
vandps	4144(%rsp),%zmm19,%zmm10
vaddps	%zmm16,%zmm10,%zmm10
vdivps	%zmm10,%zmm2,%zmm10
vmulps	%zmm1,%zmm17,%zmm1
vmulps	%zmm1,%zmm10,%zmm1
vminps	%zmm8,%zmm1,%zmm10
vcmpunordps	%zmm8,%zmm8,%k4
vmovaps	%zmm1,%zmm10 {%k4}
vmulps	4848(%rsp),%zmm0,%zmm1
vminps	%zmm10,%zmm1,%zmm8
vcmpunordps	%zmm10,%zmm10,%k4
vmovaps	%zmm1,%zmm8 {%k4}
vminps	%zmm3,%zmm8,%zmm1
vcmpunordps	%zmm3,%zmm3,%k4
vmovaps	%zmm8,%zmm1 {%k4}
vcmpgtps	3376(%rsp),%zmm21,%k4
vmovaps	%zmm2,%zmm3 {%k4} {z}
vxorps	%xmm17,%xmm17,%xmm17
vaddss	%xmm17,%xmm3,%xmm8
vmovshdup	%xmm3,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufpd	$1,%xmm3,%xmm3,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufps	$255,%xmm3,%xmm3,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vextractf128	$1,%ymm3,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vmovshdup	%xmm10,%xmm16
vaddss	%xmm16,%xmm8,%xmm8
vshufpd	$1,%xmm10,%xmm10,%xmm16
vaddss	%xmm16,%xmm8,%xmm8
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vextractf32x4	$2,%zmm3,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vmovshdup	%xmm10,%xmm16
vaddss	%xmm16,%xmm8,%xmm8
vshufpd	$1,%xmm10,%xmm10,%xmm16
vaddss	%xmm16,%xmm8,%xmm8
vshufps	$255,%xmm10,%xmm10,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vextractf32x4	$3,%zmm3,%xmm3
vaddss	%xmm3,%xmm8,%xmm8
vmovshdup	%xmm3,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufpd	$1,%xmm3,%xmm3,%xmm10
vaddss	%xmm10,%xmm8,%xmm8
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm8,%xmm3
vmovups	3248(%rsp),%zmm16
vmovaps	%zmm16,%zmm22
vmulps	%zmm20,%zmm16,%zmm22 {%k7}
vmovaps	%zmm28,%zmm20
korw	%k3,%k6,%k3
vmovups	3504(%rsp),%zmm28
vmovaps	%zmm21,%zmm28 {%k5}
vmovaps	%zmm31,%zmm21
vmovaps	%zmm30,%zmm31
vmovups	3312(%rsp),%zmm30
vucomiss	%xmm17,%xmm3
vmovaps	%zmm1,%zmm8
jbe	49b
vcmpltps	%zmm23,%zmm9,%k5
vsubps	%zmm26,%zmm15,%zmm3
vsubps	%zmm14,%zmm26,%zmm3 {%k5}
vmulps	%zmm11,%zmm3,%zmm8
vmulps	560(%rsp),%zmm3,%zmm3
vbroadcastss	427f(%rip),%zmm11
vmulps	%zmm11,%zmm8,%zmm8
vcmpltps	%zmm3,%zmm23,%k5
vbroadcastss	333f(%rip),%zmm10
vmovaps	%zmm10,%zmm3
vminps	%zmm10,%zmm8,%zmm3 {%k5}
vcmpltps	%zmm23,%zmm7,%k5
vmovups	2736(%rsp),%zmm8
vsubps	%zmm27,%zmm8,%zmm8
vsubps	2800(%rsp),%zmm27,%zmm8 {%k5}
vmulps	%zmm6,%zmm8,%zmm6
vmulps	496(%rsp),%zmm8,%zmm8
vcmpltps	%zmm8,%zmm23,%k5
vmovaps	%zmm10,%zmm8
vmulps	%zmm11,%zmm6,%zmm8 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm8,%zmm3
vmovaps	%zmm8,%zmm3 {%k5}
vcmpltps	%zmm23,%zmm29,%k5
vsubps	%zmm18,%zmm30,%zmm6
vsubps	%zmm31,%zmm18,%zmm6 {%k5}
vmulps	%zmm0,%zmm6,%zmm0
vmulps	944(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm23,%k5
vmovaps	%zmm10,%zmm6
vmulps	%zmm11,%zmm0,%zmm6 {%k5}
vmovups	816(%rsp),%zmm17
vandps	%zmm19,%zmm17,%zmm0
vbroadcastss	426f(%rip),%zmm8
vaddps	%zmm8,%zmm0,%zmm0
vdivps	%zmm0,%zmm2,%zmm0
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm6,%zmm3
vmovaps	%zmm6,%zmm3 {%k5}
vcmpltps	%zmm23,%zmm17,%k5
vmovups	128(%rsp),%zmm17
vsubps	%zmm17,%zmm20,%zmm6
vsubps	%zmm21,%zmm17,%zmm6 {%k5}
vmulps	%zmm0,%zmm6,%zmm0
vmulps	1776(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm23,%k5
vmovaps	%zmm10,%zmm6
vmulps	%zmm11,%zmm0,%zmm6 {%k5}
vcmpunordps	%zmm3,%zmm3,%k5
vminps	%zmm3,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k5}
vmovups	624(%rsp),%zmm6
vandps	%zmm19,%zmm6,%zmm3
vaddps	%zmm8,%zmm3,%zmm3
vdivps	%zmm3,%zmm2,%zmm3
vcmpltps	%zmm23,%zmm6,%k5
vmovups	752(%rsp),%zmm8
vsubps	%zmm8,%zmm24,%zmm6
vsubps	%zmm25,%zmm8,%zmm6 {%k5}
vmulps	%zmm3,%zmm6,%zmm3
vmulps	3056(%rsp),%zmm6,%zmm6
vcmpltps	%zmm6,%zmm23,%k5
vmovaps	%zmm10,%zmm6
vmulps	%zmm11,%zmm3,%zmm6 {%k5}
vcmpunordps	%zmm0,%zmm0,%k5
vminps	%zmm0,%zmm6,%zmm0
vmovaps	%zmm6,%zmm0 {%k5}
vcmpltps	%zmm1,%zmm0,%k4 {%k4}
vblendmps	%zmm0,%zmm1,%zmm8 {%k4}
jmp	49b
.p2align	4
73:
vmovaps	%zmm4,%zmm6
vmovups	%zmm22,2992(%rsp)
vmulps	%zmm0,%zmm8,%zmm0
vfmadd213ps	%zmm31,%zmm0,%zmm30
vmulps	%zmm30,%zmm5,%zmm1
vfmadd213ps	%zmm29,%zmm1,%zmm27
vfmadd213ps	%zmm27,%zmm0,%zmm20
vmulps	%zmm20,%zmm14,%zmm3
vfmadd213ps	%zmm25,%zmm3,%zmm23
vfmadd213ps	%zmm23,%zmm1,%zmm21
vfmadd213ps	%zmm21,%zmm0,%zmm26
vmulps	624(%rsp),%zmm26,%zmm5
vmovups	2032(%rsp),%zmm4
vfmadd213ps	%zmm11,%zmm5,%zmm4
vfmadd213ps	%zmm4,%zmm3,%zmm9
vfmadd213ps	%zmm9,%zmm1,%zmm18
vmovups	64(%rsp),%zmm9
vfmadd213ps	%zmm18,%zmm0,%zmm9
vmulps	1712(%rsp),%zmm9,%zmm4
vmovups	%zmm4,560(%rsp)
vmulps	368(%rsp),%zmm5,%zmm4
vmovups	%zmm4,1840(%rsp)
vmulps	432(%rsp),%zmm3,%zmm3
vmovups	%zmm3,1008(%rsp)
vdivps	4400(%rsp),%zmm2,%zmm3
vmovups	%zmm6,64(%rsp)
vmulps	%zmm1,%zmm6,%zmm1
vmovups	%zmm1,1584(%rsp)
vmovups	%zmm15,688(%rsp)
vmulps	%zmm0,%zmm15,%zmm0
vmovups	%zmm0,304(%rsp)
vmulps	4464(%rsp),%zmm3,%zmm0
vpbroadcastd	376f(%rip),%zmm16
vpaddd	%zmm16,%zmm0,%zmm1
vpbroadcastd	377f(%rip),%zmm18
vpandd	%zmm18,%zmm1,%zmm1
vpbroadcastd	85f(%rip),%zmm20
vpsubd	%zmm1,%zmm20,%zmm3
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm2,%zmm0,%zmm3
vmulps	%zmm3,%zmm3,%zmm0
vbroadcastss	378f(%rip),%zmm5
vbroadcastss	379f(%rip),%zmm30
vfmadd213ps	%zmm30,%zmm3,%zmm5
vbroadcastss	382f(%rip),%zmm6
vfmadd213ps	383f(%rip){1to16},%zmm3,%zmm6
vbroadcastss	384f(%rip),%zmm4
vfmadd213ps	385f(%rip){1to16},%zmm3,%zmm4
vfmadd231ps	386f(%rip){1to16},%zmm0,%zmm4
vfmadd213ps	%zmm6,%zmm0,%zmm4
vfmadd213ps	%zmm5,%zmm0,%zmm4
vfmadd213ps	%zmm3,%zmm0,%zmm4
vfmadd231ps	387f(%rip){1to16},%zmm1,%zmm4
vmovups	4336(%rsp),%zmm0
vfmadd231ps	397f(%rip){1to16},%zmm0,%zmm4
vmovups	4528(%rsp),%zmm0
vfmadd231ps	398f(%rip){1to16},%zmm0,%zmm4
vmovups	%zmm4,496(%rsp)
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm28,%xmm28,%xmm28
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm19,%xmm19,%xmm19
cmpb	$0,40(%rsp)
vbroadcastss	99f(%rip),%zmm21
vbroadcastss	328f(%rip),%zmm23
movl	44(%rsp),%r14d
je	76f
vbroadcastss	8(%r11),%zmm1
movq	%r10,%rdx
xorl	%r8d,%r8d
.p2align	4
74:
leaq	(%r8,%rsi),%rdi
leaq	(%rdi,%rdi,4),%rdi
shlq	$6,%rdi
vmovups	128(%rsp),%zmm4
vmulps	(%r15,%rdi),%zmm4,%zmm6
movq	%r15,%rdi
movq	%rdx,%r9
movq	%rsi,%rbx
vbroadcastss	385f(%rip),%zmm25
vbroadcastss	386f(%rip),%zmm26
vbroadcastss	387f(%rip),%zmm27
vbroadcastss	378f(%rip),%zmm22
vbroadcastss	379f(%rip),%zmm31
.p2align	4
75:
vmovaps	(%rdi),%zmm7
vfmadd213ps	%zmm17,%zmm6,%zmm7
vaddps	%zmm1,%zmm7,%zmm7
vdivps	%zmm7,%zmm2,%zmm8
vmovaps	(%r9),%zmm9
vsubps	%zmm7,%zmm9,%zmm9
vmulps	%zmm8,%zmm9,%zmm9
vaddps	%zmm21,%zmm8,%zmm13
vcmpltps	%zmm9,%zmm21,%k1
vmovaps	%zmm9,%zmm13 {%k1}
vaddps	%zmm2,%zmm13,%zmm15
vpaddd	%zmm16,%zmm15,%zmm15
vpandd	%zmm18,%zmm15,%zmm15
vmovdqa64	%zmm16,%zmm29
vpsubd	%zmm15,%zmm20,%zmm16
vmovdqa64	%zmm18,%zmm30
vaddps	%zmm21,%zmm16,%zmm18
vfmadd231ps	%zmm13,%zmm16,%zmm18
vmulps	%zmm18,%zmm18,%zmm13
vbroadcastss	382f(%rip),%zmm16
vfmadd213ps	383f(%rip){1to16},%zmm18,%zmm16
vmovdqa64	%zmm20,%zmm4
vbroadcastss	384f(%rip),%zmm20
vfmadd213ps	%zmm25,%zmm18,%zmm20
vfmadd231ps	%zmm26,%zmm13,%zmm20
vfmadd213ps	%zmm16,%zmm13,%zmm20
vmovaps	%zmm22,%zmm16
vfmadd213ps	%zmm31,%zmm18,%zmm16
vfmadd213ps	%zmm16,%zmm13,%zmm20
vmovdqa64	%zmm29,%zmm16
vfmadd213ps	%zmm18,%zmm13,%zmm20
vmovdqa64	%zmm30,%zmm18
vcvtdq2ps	%zmm15,%zmm13
vfmadd231ps	%zmm27,%zmm13,%zmm20
vaddps	%zmm2,%zmm9,%zmm13
vmaxps	%zmm21,%zmm9,%zmm9
vfmsub231ps	%zmm13,%zmm20,%zmm9
vmovdqa64	%zmm4,%zmm20
vaddps	%zmm23,%zmm7,%zmm13
vdivps	%zmm13,%zmm2,%zmm13
vfmadd231ps	%zmm9,%zmm7,%zmm19
vmulps	%zmm8,%zmm1,%zmm7
vmulps	%zmm13,%zmm13,%zmm8
vaddps	%zmm13,%zmm5,%zmm5
vmulps	%zmm8,%zmm13,%zmm9
vaddps	%zmm8,%zmm24,%zmm24
vaddps	%zmm9,%zmm28,%zmm28
vfmadd231ps	%zmm9,%zmm7,%zmm11
vmulps	%zmm9,%zmm8,%zmm9
vfmadd231ps	%zmm8,%zmm7,%zmm0
vmulps	%zmm8,%zmm8,%zmm8
vaddps	%zmm8,%zmm10,%zmm10
vfmadd231ps	%zmm8,%zmm7,%zmm14
vfmadd231ps	%zmm7,%zmm9,%zmm12
vaddps	%zmm9,%zmm3,%zmm3
addq	$64,%r9
addq	$320,%rdi
decq	%rbx
jne	75b
incq	%r8
addq	%rax,%rdx
cmpq	%rsi,%r8
jne	74b
76:
vbroadcastss	44(%r11),%zmm6
vmovss	85f(%rip),%xmm1
vdivss	48(%r11),%xmm1,%xmm1
vbroadcastss	%xmm1,%zmm1
vmovups	1136(%rsp),%zmm31
vsubps	%zmm6,%zmm31,%zmm7
vmulps	%zmm1,%zmm7,%zmm7
vbroadcastss	28(%r11),%zmm8
vbroadcastss	36(%r11),%zmm9
vmovaps	%xmm9,%xmm13
vfmadd213ps	%zmm8,%zmm7,%zmm9
vfmadd213ps	%zmm2,%zmm7,%zmm9
vmulps	%zmm7,%zmm7,%zmm15
vfmadd213ps	%zmm2,%zmm15,%zmm9
vmovss	329f(%rip),%xmm20
vmulss	%xmm20,%xmm13,%xmm13
vbroadcastss	%xmm13,%zmm13
vmovss	338f(%rip),%xmm21
vmulss	%xmm21,%xmm8,%xmm8
vbroadcastss	%xmm8,%zmm8
vfmadd231ps	%zmm13,%zmm7,%zmm8
vbroadcastss	339f(%rip),%zmm23
vfmadd213ps	%zmm23,%zmm7,%zmm8
vmulps	%zmm8,%zmm7,%zmm7
vbroadcastss	326f(%rip),%zmm4
vmaxps	%zmm4,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vdivps	%zmm8,%zmm2,%zmm8
vbroadcastss	96f(%rip),%zmm18
vmulps	%zmm18,%zmm7,%zmm7
vmulps	%zmm8,%zmm7,%zmm7
vmulps	%zmm8,%zmm9,%zmm8
vbroadcastss	20(%r11),%zmm9
vmulps	%zmm8,%zmm9,%zmm8
vmulps	%zmm7,%zmm9,%zmm7
vaddps	%zmm6,%zmm31,%zmm6
vbroadcastss	32(%r11),%zmm9
vbroadcastss	40(%r11),%zmm13
vmulps	%zmm1,%zmm6,%zmm6
vmovaps	%xmm13,%xmm15
vfmadd213ps	%zmm9,%zmm6,%zmm13
vfmadd213ps	%zmm2,%zmm6,%zmm13
vmulps	%zmm6,%zmm6,%zmm16
vfmadd213ps	%zmm2,%zmm16,%zmm13
vmaxps	%zmm4,%zmm13,%zmm16
vsqrtps	%zmm16,%zmm16
vmulss	%xmm20,%xmm15,%xmm15
vbroadcastss	%xmm15,%zmm15
vmulss	%xmm21,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd231ps	%zmm15,%zmm6,%zmm9
vdivps	%zmm16,%zmm2,%zmm15
vfmadd213ps	%zmm23,%zmm6,%zmm9
vmulps	%zmm9,%zmm6,%zmm6
vmulps	%zmm18,%zmm6,%zmm6
vmulps	%zmm15,%zmm6,%zmm6
vmulps	%zmm15,%zmm13,%zmm9
vbroadcastss	24(%r11),%zmm13
vmulps	%zmm9,%zmm13,%zmm9
vminps	%zmm9,%zmm8,%zmm8
vmulps	%zmm6,%zmm13,%zmm6
vmulps	%zmm7,%zmm1,%zmm7
vmulps	%zmm6,%zmm1,%zmm1
vbroadcastss	83f(%rip),%zmm4
vmovups	560(%rsp),%zmm27
vandps	%zmm4,%zmm27,%zmm6
vxorps	%xmm9,%xmm9,%xmm9
vmaxps	%zmm9,%zmm6,%zmm6
vmovups	1840(%rsp),%zmm26
vandps	%zmm4,%zmm26,%zmm9
vmaxps	%zmm6,%zmm9,%zmm6
vandps	%zmm4,%zmm7,%zmm7
vandps	%zmm4,%zmm1,%zmm1
vmaxps	%zmm1,%zmm7,%zmm1
vmovups	1008(%rsp),%zmm30
vandps	%zmm4,%zmm30,%zmm7
vmulps	%zmm1,%zmm7,%zmm1
vmaxps	%zmm6,%zmm1,%zmm1
vmovups	2992(%rsp),%zmm13
vcmpleps	%zmm2,%zmm13,%k2
vmulps	422f(%rip){1to16},%zmm8,%zmm6
vcmpleps	%zmm6,%zmm1,%k3 {%k2}
vbroadcastss	208(%r11),%zmm6
vmovups	368(%rsp),%zmm21
vmulps	2096(%rsp),%zmm21,%zmm1
vmovups	1712(%rsp),%zmm16
vmulps	%zmm16,%zmm1,%zmm29
vmovups	432(%rsp),%zmm4
vmulps	880(%rsp),%zmm4,%zmm1
vmulps	%zmm16,%zmm1,%zmm15
vmulps	816(%rsp),%zmm4,%zmm1
vmulps	%zmm29,%zmm15,%zmm8
vfmsub231ps	%zmm1,%zmm21,%zmm8
vmovups	64(%rsp),%zmm18
vmulps	1072(%rsp),%zmm18,%zmm1
vmulps	%zmm16,%zmm1,%zmm1
vmulps	3184(%rsp),%zmm18,%zmm9
vmulps	%zmm29,%zmm1,%zmm20
vfmsub231ps	%zmm9,%zmm21,%zmm20
vmulps	1392(%rsp),%zmm18,%zmm9
vmulps	%zmm15,%zmm1,%zmm25
vfmsub231ps	%zmm9,%zmm4,%zmm25
vmovups	688(%rsp),%zmm7
vmulps	2160(%rsp),%zmm7,%zmm9
vmulps	%zmm16,%zmm9,%zmm16
vmulps	1456(%rsp),%zmm7,%zmm9
vmulps	%zmm29,%zmm16,%zmm22
vfmsub231ps	%zmm9,%zmm21,%zmm22
vmulps	1520(%rsp),%zmm7,%zmm9
vmulps	%zmm15,%zmm16,%zmm23
vfmsub231ps	%zmm9,%zmm4,%zmm23
vbroadcastss	12(%r11),%zmm4
vmovups	%zmm4,1072(%rsp)
vmovups	1968(%rsp),%zmm21
vaddps	%zmm21,%zmm27,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	3696(%rsp),%zmm9
vminps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k1}
vcmpeqps	329f(%rip){1to16},%zmm13,%k1
vcmpunordps	%zmm4,%zmm4,%k4
vmovups	3760(%rsp),%zmm9
vmaxps	%zmm4,%zmm9,%zmm4
vmovaps	%zmm9,%zmm4 {%k4}
vmovups	%zmm29,1456(%rsp)
vmovaps	%zmm29,%zmm9
vfnmadd213ps	%zmm2,%zmm29,%zmm9
vmovaps	%zmm4,%zmm21 {%k3}
vminps	%zmm2,%zmm9,%zmm4
vbroadcastss	393f(%rip),%zmm29
vmaxps	%zmm29,%zmm9,%zmm9
vsqrtps	%zmm9,%zmm9
vdivps	%zmm9,%zmm2,%zmm13
vmulps	%zmm13,%zmm8,%zmm8
vmovaps	%zmm6,%zmm21 {%k1}
movq	288(%rsp),%r8
movq	%r8,%rax
shlq	$6,%rax
movq	32(%rsp),%rbx
vmovaps	%zmm21,(%rbx,%rax)
vmovups	%zmm15,1520(%rsp)
vfnmadd213ps	%zmm2,%zmm15,%zmm15
vfnmadd231ps	%zmm8,%zmm8,%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmaxps	%zmm29,%zmm15,%zmm9
vsqrtps	%zmm9,%zmm9
vmovups	1200(%rsp),%zmm27
vaddps	%zmm27,%zmm26,%zmm21
vcmpunordps	%zmm21,%zmm21,%k4
vmovups	2736(%rsp),%zmm26
vminps	%zmm21,%zmm26,%zmm21
vmovaps	%zmm26,%zmm21 {%k4}
vdivps	%zmm9,%zmm2,%zmm9
vcmpunordps	%zmm21,%zmm21,%k4
vmovups	2800(%rsp),%zmm26
vmaxps	%zmm21,%zmm26,%zmm21
vmovaps	%zmm26,%zmm21 {%k4}
vmovaps	%zmm21,%zmm27 {%k3}
vmulps	%zmm13,%zmm20,%zmm21
vfnmadd231ps	%zmm8,%zmm21,%zmm25
vmulps	%zmm9,%zmm25,%zmm20
vmulps	2224(%rsp),%zmm7,%zmm25
vmovaps	%zmm6,%zmm27 {%k1}
addq	%rcx,%r8
shlq	$6,%r8
vmovaps	%zmm27,(%rbx,%r8)
vmulps	%zmm1,%zmm16,%zmm26
vfmsub231ps	%zmm25,%zmm18,%zmm26
vmovaps	%zmm1,%zmm25
vfnmadd213ps	%zmm2,%zmm1,%zmm25
vfnmadd231ps	%zmm21,%zmm21,%zmm25
vfnmadd231ps	%zmm20,%zmm20,%zmm25
vminps	%zmm4,%zmm25,%zmm27
vmaxps	%zmm29,%zmm25,%zmm4
vsqrtps	%zmm4,%zmm4
vaddps	%zmm31,%zmm30,%zmm25
vcmpunordps	%zmm25,%zmm25,%k4
vmovaps	%zmm17,%zmm30
vmovups	3312(%rsp),%zmm17
vminps	%zmm25,%zmm17,%zmm25
vmovaps	%zmm17,%zmm25 {%k4}
vdivps	%zmm4,%zmm2,%zmm4
vcmpunordps	%zmm25,%zmm25,%k4
vmovups	3824(%rsp),%zmm17
vmaxps	%zmm25,%zmm17,%zmm25
vmovaps	%zmm17,%zmm25 {%k4}
vmovaps	%zmm25,%zmm31 {%k3}
vmulps	%zmm13,%zmm22,%zmm25
vfnmadd231ps	%zmm8,%zmm25,%zmm23
vmulps	%zmm9,%zmm23,%zmm22
vfnmadd231ps	%zmm21,%zmm25,%zmm26
vfnmadd231ps	%zmm20,%zmm22,%zmm26
leaq	(%rbx,%rax),%rsi
vmovaps	%zmm6,%zmm31 {%k1}
movq	%rcx,%rdx
shlq	$7,%rdx
vmovaps	%zmm31,(%rdx,%rsi)
vmulps	%zmm4,%zmm26,%zmm23
vmovaps	%zmm16,%zmm26
vfnmadd213ps	%zmm2,%zmm16,%zmm26
vfnmadd231ps	%zmm25,%zmm25,%zmm26
vfnmadd231ps	%zmm22,%zmm22,%zmm26
vfnmadd231ps	%zmm23,%zmm23,%zmm26
vminps	%zmm27,%zmm26,%zmm27
vcmpgtps	399f(%rip){1to16},%zmm27,%k0
vmovups	128(%rsp),%zmm29
vaddps	1584(%rsp),%zmm29,%zmm27
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	3888(%rsp),%zmm17
vminps	%zmm27,%zmm17,%zmm27
vmovaps	%zmm17,%zmm27 {%k4}
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	3952(%rsp),%zmm17
vmaxps	%zmm27,%zmm17,%zmm27
vmovaps	%zmm17,%zmm27 {%k4}
vmovaps	%zmm27,%zmm29 {%k3}
vmovups	1072(%rsp),%zmm15
vmulps	%zmm29,%zmm15,%zmm27
vmovaps	%zmm6,%zmm27 {%k1}
leaq	(%rcx,%rcx,2),%rdx
movq	%rdx,%rdi
shlq	$6,%rdi
vmovaps	%zmm27,(%rdi,%rsi)
vaddps	304(%rsp),%zmm30,%zmm27
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	4016(%rsp),%zmm17
vminps	%zmm27,%zmm17,%zmm27
vmovaps	%zmm17,%zmm27 {%k4}
vcmpunordps	%zmm27,%zmm27,%k4
vmovups	4080(%rsp),%zmm17
vmaxps	%zmm27,%zmm17,%zmm27
vmovaps	%zmm17,%zmm27 {%k4}
vmovaps	%zmm27,%zmm30 {%k3}
vmulps	%zmm30,%zmm15,%zmm17
vmovups	%zmm6,304(%rsp)
vmovaps	%zmm6,%zmm17 {%k1}
movq	%rcx,%rdi
shlq	$8,%rdi
vmovaps	%zmm17,(%rdi,%rsi)
movl	$5,%esi
testb	$2,%r14b
je	77f
vmovaps	%zmm15,%zmm27
vmaxps	393f(%rip){1to16},%zmm26,%zmm17
vsqrtps	%zmm17,%zmm17
vdivps	%zmm17,%zmm2,%zmm17
vbroadcastss	346f(%rip),%zmm31
vxorps	1456(%rsp),%zmm31,%zmm26
vmulps	%zmm15,%zmm18,%zmm15
vmulps	%zmm27,%zmm7,%zmm18
kandw	%k0,%k2,%k2
andl	$4,%r14d
movl	%r14d,%esi
shrl	$2,%esi
movq	%r12,64(%rsp)
movl	%r14d,%r12d
movq	%r8,%r13
leaq	(%rcx,%rcx,4),%r8
shlq	$6,%r8
addq	%rbx,%r8
xorl	%ebx,%ebx
testl	%r14d,%r14d
sete	%bl
leaq	7(%rsi,%rsi,2),%r9
movl	$14,%edi
movl	$8,%esi
cmoveq	%rsi,%rdi
movl	$19,%esi
movl	$9,%r14d
cmoveq	%r14,%rsi
xorq	$7,%rbx
imulq	%rcx,%rbx
shlq	$6,%rbx
addq	32(%rsp),%rbx
imulq	%rcx,%r9
shlq	$6,%r9
addq	32(%rsp),%r9
imulq	%rcx,%rdi
shlq	$6,%rdi
addq	32(%rsp),%rdi
imulq	%rcx,%rsi
shlq	$6,%rsi
addq	32(%rsp),%rsi
vmulps	%zmm26,%zmm13,%zmm30
vmovups	1520(%rsp),%zmm6
vfmadd231ps	%zmm30,%zmm8,%zmm6
vxorps	%zmm31,%zmm6,%zmm6
vmulps	%zmm6,%zmm9,%zmm29
vxorps	%zmm31,%zmm13,%zmm6
vmulps	%zmm6,%zmm8,%zmm6
vmulps	%zmm9,%zmm6,%zmm27
vfmadd231ps	%zmm30,%zmm21,%zmm1
vfmadd231ps	%zmm29,%zmm20,%zmm1
vxorps	%zmm31,%zmm1,%zmm1
vmulps	%zmm1,%zmm4,%zmm26
vmulps	%zmm21,%zmm13,%zmm1
vfmadd231ps	%zmm27,%zmm20,%zmm1
vxorps	%zmm31,%zmm1,%zmm1
vmulps	%zmm1,%zmm4,%zmm21
vxorps	%zmm31,%zmm9,%zmm1
vmulps	%zmm1,%zmm20,%zmm1
vmulps	%zmm4,%zmm1,%zmm20
vfmadd231ps	%zmm30,%zmm25,%zmm16
vfmadd231ps	%zmm29,%zmm22,%zmm16
vfmadd231ps	%zmm26,%zmm23,%zmm16
vxorps	%zmm31,%zmm16,%zmm1
vmulps	%zmm1,%zmm17,%zmm16
vmulps	%zmm25,%zmm13,%zmm1
vfmadd231ps	%zmm27,%zmm22,%zmm1
vfmadd231ps	%zmm21,%zmm23,%zmm1
vxorps	%zmm31,%zmm1,%zmm1
vmulps	%zmm1,%zmm17,%zmm8
vmulps	%zmm22,%zmm9,%zmm1
vfmadd231ps	%zmm20,%zmm23,%zmm1
vxorps	%zmm31,%zmm1,%zmm1
vmulps	%zmm1,%zmm17,%zmm6
vxorps	%zmm31,%zmm4,%zmm1
vmulps	%zmm1,%zmm23,%zmm1
vmulps	%zmm17,%zmm1,%zmm1
vmovaps	%zmm30,%zmm22
vfmadd213ps	%zmm2,%zmm30,%zmm22
vfmadd231ps	%zmm29,%zmm29,%zmm22
vfmadd231ps	%zmm26,%zmm26,%zmm22
vfmadd231ps	%zmm16,%zmm16,%zmm22
vmovups	1712(%rsp),%zmm25
vmulps	%zmm22,%zmm25,%zmm22
vmovups	304(%rsp),%zmm7
vmovaps	%zmm7,%zmm23
vmulps	%zmm22,%zmm25,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r8)
movq	%r13,%r8
vmulps	%zmm13,%zmm13,%zmm22
vfmadd231ps	%zmm27,%zmm27,%zmm22
vfmadd231ps	%zmm21,%zmm21,%zmm22
vfmadd231ps	%zmm8,%zmm8,%zmm22
vmovups	368(%rsp),%zmm25
vmulps	%zmm22,%zmm25,%zmm22
vmovaps	%zmm7,%zmm23
vmulps	%zmm22,%zmm25,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%rbx)
movq	32(%rsp),%rbx
vmulps	%zmm9,%zmm9,%zmm22
vfmadd231ps	%zmm20,%zmm20,%zmm22
vfmadd231ps	%zmm6,%zmm6,%zmm22
vmovups	432(%rsp),%zmm25
vmulps	%zmm22,%zmm25,%zmm22
vmovaps	%zmm7,%zmm23
vmulps	%zmm22,%zmm25,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%r9)
vmulps	%zmm4,%zmm4,%zmm22
vfmadd231ps	%zmm1,%zmm1,%zmm22
vmulps	%zmm15,%zmm22,%zmm22
vmovaps	%zmm7,%zmm23
vmulps	%zmm22,%zmm15,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%rdi)
vmulps	%zmm17,%zmm17,%zmm22
vmulps	%zmm18,%zmm22,%zmm22
vmovaps	%zmm7,%zmm23
vmulps	%zmm22,%zmm18,%zmm23 {%k2}
vmovaps	%zmm23,(%rax,%rsi)
movl	$10,%esi
testl	%r12d,%r12d
movq	64(%rsp),%r12
je	77f
vmulps	%zmm30,%zmm13,%zmm13
vfmadd231ps	%zmm29,%zmm27,%zmm13
vfmadd231ps	%zmm26,%zmm21,%zmm13
vfmadd231ps	%zmm16,%zmm8,%zmm13
vmovups	368(%rsp),%zmm25
vmulps	%zmm13,%zmm25,%zmm13
vmovups	304(%rsp),%zmm7
vmovaps	%zmm7,%zmm22
vmovups	1712(%rsp),%zmm30
vmulps	%zmm13,%zmm30,%zmm22 {%k2}
movq	%rdx,%rsi
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm22,(%rax,%rsi)
vmulps	%zmm29,%zmm9,%zmm13
vfmadd231ps	%zmm26,%zmm20,%zmm13
vfmadd231ps	%zmm16,%zmm6,%zmm13
vmovups	432(%rsp),%zmm23
vmulps	%zmm13,%zmm23,%zmm13
vmovaps	%zmm7,%zmm22
vmulps	%zmm13,%zmm30,%zmm22 {%k2}
movq	%rcx,%rsi
shlq	$9,%rsi
addq	%rbx,%rsi
vmovaps	%zmm22,(%rax,%rsi)
vmulps	%zmm27,%zmm9,%zmm9
vfmadd231ps	%zmm21,%zmm20,%zmm9
vfmadd231ps	%zmm8,%zmm6,%zmm9
vmulps	%zmm9,%zmm23,%zmm9
vmovaps	%zmm7,%zmm13
vmulps	%zmm9,%zmm25,%zmm13 {%k2}
leaq	(%rcx,%rcx,8),%rsi
movq	%rsi,%rdi
shlq	$6,%rdi
addq	%rbx,%rdi
vmovaps	%zmm13,(%rax,%rdi)
vmulps	%zmm26,%zmm4,%zmm9
vfmadd231ps	%zmm16,%zmm1,%zmm9
vmulps	%zmm15,%zmm9,%zmm9
vmovaps	%zmm7,%zmm13
vmulps	%zmm9,%zmm30,%zmm13 {%k2}
imulq	$704,%rcx,%rdi
addq	%rbx,%rdi
vmovaps	%zmm13,(%rax,%rdi)
vmulps	%zmm21,%zmm4,%zmm9
vfmadd231ps	%zmm8,%zmm1,%zmm9
vmulps	%zmm15,%zmm9,%zmm9
vmovaps	%zmm7,%zmm13
vmulps	%zmm9,%zmm25,%zmm13 {%k2}
shlq	$8,%rdx
addq	%rbx,%rdx
vmovaps	%zmm13,(%rax,%rdx)
vmulps	%zmm20,%zmm4,%zmm4
vfmadd231ps	%zmm6,%zmm1,%zmm4
vmulps	%zmm15,%zmm4,%zmm4
vmovaps	%zmm7,%zmm9
vmulps	%zmm4,%zmm23,%zmm9 {%k2}
imulq	$832,%rcx,%rdx
addq	%rbx,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm16,%zmm17,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vmovaps	%zmm7,%zmm9
vmulps	%zmm4,%zmm30,%zmm9 {%k2}
imulq	$960,%rcx,%rdx
addq	%rbx,%rdx
vmovaps	%zmm9,(%rax,%rdx)
vmulps	%zmm8,%zmm17,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vmovaps	%zmm7,%zmm8
vmulps	%zmm4,%zmm25,%zmm8 {%k2}
movq	%rcx,%rdx
shlq	$10,%rdx
addq	%rbx,%rdx
vmovaps	%zmm8,(%rax,%rdx)
vmulps	%zmm6,%zmm17,%zmm4
vmulps	%zmm18,%zmm4,%zmm4
vmovaps	%zmm7,%zmm6
vmulps	%zmm4,%zmm23,%zmm6 {%k2}
imulq	$1088,%rcx,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmulps	%zmm1,%zmm17,%zmm1
vmulps	%zmm18,%zmm1,%zmm1
vmulps	%zmm1,%zmm15,%zmm7 {%k2}
shlq	$7,%rsi
addq	%rbx,%rsi
vmovaps	%zmm7,(%rax,%rsi)
movl	$20,%esi
77:
cmpb	$0,12(%rsp)
vmovups	4784(%rsp),%zmm9
vmovups	2992(%rsp),%zmm13
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	329f(%rip){1to16},%zmm13,%k2
vaddps	%zmm19,%zmm19,%zmm4
vmovups	496(%rsp),%zmm15
vfmsub132ps	345f(%rip){1to16},%zmm19,%zmm15
vbroadcastss	100(%r11),%zmm7
vxorps	%xmm8,%xmm8,%xmm8
vfmadd213ps	%zmm8,%zmm5,%zmm7
vfmadd231ps	104(%r11){1to16},%zmm24,%zmm7
vfmadd231ps	108(%r11){1to16},%zmm28,%zmm7
vfmadd231ps	112(%r11){1to16},%zmm10,%zmm7
vfmadd231ps	116(%r11){1to16},%zmm3,%zmm7
vfmadd231ps	120(%r11){1to16},%zmm0,%zmm7
vfmadd231ps	124(%r11){1to16},%zmm11,%zmm7
vfmadd231ps	128(%r11){1to16},%zmm14,%zmm7
vfmadd231ps	132(%r11){1to16},%zmm12,%zmm7
vbroadcastss	136(%r11),%zmm6
vaddps	%zmm7,%zmm9,%zmm7
vfmadd213ps	%zmm8,%zmm5,%zmm6
vfmadd231ps	140(%r11){1to16},%zmm24,%zmm6
vfmadd231ps	144(%r11){1to16},%zmm28,%zmm6
vfmadd231ps	148(%r11){1to16},%zmm10,%zmm6
vfmadd231ps	152(%r11){1to16},%zmm3,%zmm6
vfmadd231ps	156(%r11){1to16},%zmm0,%zmm6
vfmadd231ps	160(%r11){1to16},%zmm11,%zmm6
vfmadd231ps	164(%r11){1to16},%zmm14,%zmm6
vfmadd231ps	168(%r11){1to16},%zmm12,%zmm6
vfmadd132ps	172(%r11){1to16},%zmm8,%zmm5
vfmadd231ps	176(%r11){1to16},%zmm24,%zmm5
vfmadd231ps	180(%r11){1to16},%zmm28,%zmm5
vfmadd231ps	184(%r11){1to16},%zmm10,%zmm5
vfmadd231ps	188(%r11){1to16},%zmm3,%zmm5
vfmadd231ps	192(%r11){1to16},%zmm0,%zmm5
vfmadd231ps	196(%r11){1to16},%zmm11,%zmm5
vfmadd231ps	200(%r11){1to16},%zmm14,%zmm5
vfmadd231ps	204(%r11){1to16},%zmm12,%zmm5
vfmadd231ps	339f(%rip){1to16},%zmm9,%zmm6
vfmadd231ps	423f(%rip){1to16},%zmm9,%zmm5
vmovaps	%zmm1,%zmm15 {%k2}
movq	%rsi,%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm15,(%rax,%rdx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	1(%rsi),%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm4,(%rax,%rdx)
vmovaps	%zmm1,%zmm7 {%k2}
leaq	2(%rsi),%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm7,(%rax,%rdx)
vmovaps	%zmm1,%zmm6 {%k2}
leaq	3(%rsi),%rdx
imulq	%rcx,%rdx
shlq	$6,%rdx
addq	%rbx,%rdx
vmovaps	%zmm6,(%rax,%rdx)
vmovaps	%zmm1,%zmm5 {%k2}
addq	$4,%rsi
imulq	%rcx,%rsi
shlq	$6,%rsi
addq	%rbx,%rsi
vmovaps	%zmm5,(%rax,%rsi)
jmp	6b
78:
addq	$5368,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
79:
vzeroupper
retq
.p2align	6,0x0
82:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.p2align	2,0x0
83:
.long	2147483647
84:
.long	1400897535
85:
.long	0x3f800000
86:
.long	1048576
87:
.long	0x3f40094e
88:
.long	0x3e1d5a5a
89:
.long	0x3bd74912
92:
.long	0x3f156f3d
93:
.long	0x3d26f715
94:
.long	8388607
95:
.long	0xc9800000
96:
.long	0x3f000000
97:
.long	0x0da24260
98:
.long	0x1e3ce508
99:
.long	0xbf800000
322:
.long	0x41100000
323:
.long	0x3e800000
324:
.long	0x3d2aaaab
325:
.long	0x7f7fffff
326:
.long	0x02081cea
327:
.long	0x41490fdb
328:
.long	0x40a00000
329:
.long	0x40800000
332:
.long	0x3fc00000
333:
.long	0x7149f2ca
334:
.long	2
335:
.long	4
336:
.long	8
337:
.long	16
338:
.long	0x40400000
339:
.long	0x40000000
342:
.long	0x41400000
343:
.long	0x40c00000
344:
.long	0x3f3504f3
345:
.long	0xbf000000
346:
.long	0x80000000
347:
.long	0xc2ae0000
348:
.long	0x3fb8aa3b
349:
.long	0xbf317200
352:
.long	0xb5bfbe8e
353:
.long	0x3aae0472
354:
.long	0x3c1e8629
355:
.long	0x3d635b73
356:
.long	0x3e75fc8c
357:
.long	0x3f317214
358:
.long	0x42fe0000
359:
.long	0x3e99999a
362:
.long	0xbe04a19d
363:
.long	0x3ef89ba5
364:
.long	0xbf03248e
365:
.long	0x3f0c3744
366:
.long	0xbdc1d79d
367:
.long	0x3e5c1572
368:
.long	0x3e17e642
369:
.long	0x3e2ecff8
372:
.long	0x3e2d3f9f
373:
.long	0x3ecc422a
374:
.long	0x3f106ebb
375:
.long	0xc0000000
376:
.long	3234528013
377:
.long	4286578688
378:
.long	0x3eaaac4e
379:
.long	0xbf00000d
382:
.long	0x3e4bdb47
383:
.long	0xbe7fd7d0
384:
.long	0x3e259a3a
385:
.long	0xbe2ec8d2
386:
.long	0xbddadb52
387:
.long	0x33b17218
388:
.long	0x3727c5ac
389:
.long	0x3a83126f
392:
.long	0x41800000
393:
.long	0x358637bd
394:
.long	0x350637bd
395:
.long	0x34210fb0
396:
.long	0x36a7c5ac
397:
.long	0x3f317218
398:
.long	0x3feb3f8f
399:
.long	0x38d1b717
422:
.long	0x3951b717
423:
.long	0x41000000
424:
.long	0x3cf5c28f
425:
.long	0x41200000
426:
.long	0x26901d7d
427:
.long	0x3f800054
428:
.long	0xbf4ccccd
429:
.short	65535
.short	0
